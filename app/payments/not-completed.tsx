import type { RefObject } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "~/ui/button";
import { cardForm, states } from "./content";
import { Foot, Say } from "./say";
import type { PayState } from "./view";

type NotCompletedProps = {
  state: Extract<PayState, { kind: "not-completed" }>;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Back from a provider's page without a payment. */
export function NotCompleted({ state, heading }: NotCompletedProps) {
  const texts = states.notCompleted[state.how];
  const busy = useNavigation().state !== "idle";
  return (
    <>
      <Say icon="circle-x" tone="bad" title={texts.title} heading={heading}>
        <p>{texts.text}</p>
      </Say>
      <Foot>
        <div className="row">
          {state.how === "card" ? (
            <Form method="post">
              <input type="hidden" name="key" value={state.key} />
              <input type="hidden" name="how" value={state.how} />
              <Button kind="accent" busy={busy} busyLabel={cardForm.sending}>
                {texts.again}
              </Button>
            </Form>
          ) : (
            // The form shows the rate first.
            <ButtonLink kind="accent" to="?pay=form">
              {texts.again}
            </ButtonLink>
          )}
          <ButtonLink kind="line" to="?pay=form">
            {states.otherWay}
          </ButtonLink>
        </div>
      </Foot>
    </>
  );
}
