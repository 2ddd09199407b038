import type { RefObject } from "react";
import { Form, useNavigation } from "react-router";
import { useWords } from "~/language/use-language";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Foot, Say } from "../panel/say";
import type { PayProblem } from "../panel/view";
import { promptWords } from "./content.sw";

type CodeFormProps = { heading: RefObject<HTMLHeadingElement | null>; problem?: PayProblem };

/** For somebody whose SMS says 'paid' while we have not heard of it. */
export function CodeForm({ heading, problem }: CodeFormProps) {
  const texts = useWords(promptWords).code;
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" action="?" className="pay__form" preventScrollReset>
      <input type="hidden" name="intent" value="code" />
      <Say
        icon="message-square-text"
        tone="wait"
        title={texts.title}
        heading={heading}
        live={
          <Field
            label={texts.label}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            defaultValue={problem?.values.code}
            hint={texts.hint}
            error={problem?.field === "code" ? problem.message : undefined}
          />
        }
      >
        <p>{texts.text}</p>
      </Say>
      <Foot>
        <Button kind="accent" busy={busy} busyLabel={texts.send}>
          {texts.send}
        </Button>
      </Foot>
    </Form>
  );
}
