import type { RefObject } from "react";
import { Form, useNavigation } from "react-router";
import { useWords } from "~/language/use-language";
import { Button, ButtonLink } from "~/ui/button";
import { payStateWords } from "./content.sw";
import { Foot, Say } from "./say";
import type { NotCompletedState } from "./view";

type NotCompletedProps = {
  state: NotCompletedState;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Back from a provider's page without a payment. */
export function NotCompleted({ state, heading }: NotCompletedProps) {
  const { words: texts, sending } = state;
  const busy = useNavigation().state !== "idle";
  return (
    <>
      <Say icon="circle-x" tone="bad" title={texts.title} heading={heading}>
        <p>{texts.text}</p>
      </Say>
      <Foot>
        <div className="row">
          {sending ? (
            <Form method="post">
              <input type="hidden" name="key" value={state.key} />
              <input type="hidden" name="how" value={state.how} />
              <Button kind="accent" busy={busy} busyLabel={sending}>
                {texts.again}
              </Button>
            </Form>
          ) : (
            // The form shows more first, such as the rate.
            <ButtonLink kind="accent" to="?pay=form">
              {texts.again}
            </ButtonLink>
          )}
          <ButtonLink kind="line" to="?pay=form">
            {useWords(payStateWords).otherWay}
          </ButtonLink>
        </div>
      </Foot>
    </>
  );
}
