import type { RefObject } from "react";
import { useWords } from "~/language/use-language";
import { formatCents } from "~/money/format";
import { Button, ButtonLink } from "~/ui/button";
import { payStateWords } from "./content.sw";
import { NotCompleted } from "./not-completed";
import { Received } from "./received";
import { Foot, Say } from "./say";
import { type PromptProps, screens } from "./screens";
import type { PayProblem, PayState, PayView, ReadyState } from "./view";

type OutcomeProps = {
  view: PayView;
  state: Exclude<PayState, ReadyState>;
  email: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  problem?: PayProblem;
};

/** Every state in which nothing is chosen. */
export function Outcome({ view, state, email, heading, problem }: OutcomeProps) {
  const states = useWords(payStateWords);
  switch (state.kind) {
    case "received":
      return <Received view={view} payment={state.payment} email={email} heading={heading} />;
    case "waiting":
    case "unconfirmed":
    case "problem":
    case "code":
    case "code-sent":
      return <Prompted state={state} heading={heading} problem={problem} />;
    case "not-completed":
      return <NotCompleted state={state} heading={heading} />;
    case "checking":
      return (
        <>
          <Say icon="hourglass" tone="wait" title={state.title} heading={heading} money="wait">
            <p>{states.checking.text}</p>
          </Say>
          <Foot>
            <Button kind="accent" busy busyLabel={states.checking.busy}>
              {states.checking.busy}
            </Button>
          </Foot>
        </>
      );
    case "transfer-sent":
      return (
        <>
          <Say icon="landmark" tone="wait" title={states.transferSent.title} heading={heading}>
            <p>{states.transferSent.text}</p>
          </Say>
          <Foot>
            <ButtonLink kind="line" to="?pay=form">
              {states.transferSent.other}
            </ButtonLink>
          </Foot>
        </>
      );
    case "reviewed":
      return (
        <Say
          icon="hourglass"
          tone="wait"
          title={states.reviewed.title(state.by)}
          heading={heading}
          money="wait"
        >
          <p>{states.reviewed.text(state.by)}</p>
        </Say>
      );
    case "went-back":
      return (
        <Say
          icon="phone-call"
          tone="wait"
          title={states.wentBack.title(formatCents(state.cents))}
          heading={heading}
        >
          <p>{states.wentBack.text}</p>
        </Say>
      );
    case "returned":
      return <Returned state={state} heading={heading} />;
    case "cancelled":
      return (
        state.refund && (
          <Say
            icon="hand-coins"
            tone="wait"
            title={states.cancelled.title(formatCents(state.refund.cents))}
            heading={heading}
          >
            <p>{states.cancelled.text(state.refund.by)}</p>
          </Say>
        )
      );
    default: {
      const texts = state.kind === "not-yet" ? states.notYet : states.notSetUp;
      return (
        <Say icon="phone-call" tone="wait" title={texts.title} heading={heading}>
          <p>{texts.text}</p>
        </Say>
      );
    }
  }
}

/** What a prompt came to, in the words of its provider. */
function Prompted(props: PromptProps) {
  const Prompt = screens[props.state.how]?.Prompt;
  return Prompt && <Prompt {...props} />;
}

type ReturnedProps = Pick<OutcomeProps, "heading"> & { state: Extract<PayState, { kind: "returned" }> };

/** Machines came back: their money is on its way to the buyer, has arrived there, or was never paid. */
function Returned({ state: { owed, refunded }, heading }: ReturnedProps) {
  const texts = useWords(payStateWords).returned;
  const done = refunded > 0 ? texts.refunded(formatCents(refunded)) : texts.nothing;
  return (
    <Say
      icon={owed ? "hand-coins" : "check"}
      tone={owed ? "wait" : "ok"}
      title={owed ? texts.owed(formatCents(owed.cents)) : done}
      heading={heading}
    >
      <p>{owed ? texts.owedText(owed.by) : texts.text}</p>
    </Say>
  );
}
