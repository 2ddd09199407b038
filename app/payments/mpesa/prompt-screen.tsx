import { useWords } from "~/language/use-language";
import { ButtonLink } from "~/ui/button";
import { Foot, Say } from "../panel/say";
import type { PromptProps } from "../panel/screens";
import { CodeForm } from "./code-form";
import { promptWords } from "./content.sw";
import { Problem } from "./problem";
import { Waiting } from "./waiting";

/** What became of a prompt, and of the code that somebody has of it. */
export function PromptScreen({ state, heading, problem }: PromptProps) {
  const prompts = useWords(promptWords);
  switch (state.kind) {
    case "waiting":
      return <Waiting state={state} heading={heading} problem={problem} />;
    case "problem":
      return <Problem state={state} heading={heading} />;
    case "code":
      return <CodeForm heading={heading} problem={problem} />;
    case "code-sent":
      return (
        <Say
          icon="search-check"
          tone="wait"
          title={prompts.codeSent.title(state.code)}
          heading={heading}
          money="wait"
        >
          <p>{prompts.codeSent.text}</p>
        </Say>
      );
    case "unconfirmed":
      return <Unconfirmed heading={heading} />;
  }
}

function Unconfirmed({ heading }: Pick<PromptProps, "heading">) {
  const texts = useWords(promptWords).unconfirmed;
  return (
    <>
      <Say icon="hourglass" tone="wait" title={texts.title} heading={heading} money="wait">
        <p>{texts.text}</p>
        <p>{texts.more}</p>
      </Say>
      <Foot>
        <div className="row">
          <ButtonLink kind="accent" to="?pay=code">
            {texts.code}
          </ButtonLink>
          <ButtonLink kind="line" to="?">
            {texts.look}
          </ButtonLink>
        </div>
      </Foot>
    </>
  );
}
