import type { RefObject } from "react";
import { useWords } from "~/language/use-language";
import { formatCents } from "~/money/format";
import { ButtonLink } from "~/ui/button";
import { Foot, Say } from "../panel/say";
import type { ProblemState } from "../panel/view";
import { AgainForm } from "./again-form";
import type { Act } from "./content";
import { actWords, problemWords } from "./content.sw";

type ProblemProps = {
  state: ProblemState;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** A prompt ended without money: why, and what helps. */
export function Problem({ state, heading }: ProblemProps) {
  const texts = useWords(problemWords)[state.reason];
  const text = texts.text(state.phone, formatCents(state.cents));
  return (
    <>
      <Say
        icon={texts.icon}
        tone={texts.tone}
        title={texts.title}
        heading={heading}
        money={texts.uncertain ? "wait" : "none"}
      >
        <p>{text}</p>
      </Say>
      <Foot>
        <div className="row">
          {texts.acts.map(
            (act, index) => act && <ActButton key={act} act={act} isFirst={index === 0} state={state} />,
          )}
        </div>
      </Foot>
    </>
  );
}

function ActButton({ act, isFirst, state }: { act: Act; isFirst: boolean; state: ProblemState }) {
  const labels = useWords(actWords);
  if (act === "again") {
    return (
      <AgainForm idempotencyKey={state.key} phone={state.phone} cents={state.cents} seconds={state.againIn} />
    );
  }
  const to = act === "part" || act === "parts" ? "?pay=part" : "?pay=form";
  return (
    <ButtonLink kind={isFirst ? "accent" : "line"} to={to}>
      {labels[act]}
    </ButtonLink>
  );
}
