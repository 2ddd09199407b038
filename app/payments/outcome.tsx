import type { RefObject } from "react";
import { formatCents } from "~/money/format";
import { Button, ButtonLink } from "~/ui/button";
import { CodeForm } from "./code-form";
import { states } from "./content";
import { NotCompleted } from "./not-completed";
import type { PayProblem } from "./pay-action.server";
import { Problem } from "./problem";
import { Received } from "./received";
import { Foot, Say } from "./say";
import type { PayState, PayView, ReadyState, WaitingState } from "./view";

type OutcomeProps = {
  view: PayView;
  state: Exclude<PayState, ReadyState | WaitingState>;
  email: string;
  heading: RefObject<HTMLHeadingElement | null>;
  problem?: PayProblem;
};

/** Every state in which nothing is chosen and nobody holds a phone. */
export function Outcome({ view, state, email, heading, problem }: OutcomeProps) {
  switch (state.kind) {
    case "received":
      return <Received view={view} payment={state.payment} email={email} heading={heading} />;
    case "problem":
      return <Problem state={state} heading={heading} />;
    case "not-completed":
      return <NotCompleted state={state} heading={heading} />;
    case "checking":
      return (
        <>
          <Say icon="hourglass" tone="wait" title={states.checking[state.how]} heading={heading} money="wait">
            <p>{states.checking.text}</p>
          </Say>
          <Foot>
            <Button kind="accent" busy busyLabel={states.checking.busy}>
              {states.checking.busy}
            </Button>
          </Foot>
        </>
      );
    case "unconfirmed":
      return (
        <>
          <Say icon="hourglass" tone="wait" title={states.unconfirmed.title} heading={heading} money="wait">
            <p>{states.unconfirmed.text}</p>
            <p>{states.unconfirmed.more}</p>
          </Say>
          <Foot>
            <div className="row">
              <ButtonLink kind="accent" to="?pay=code">
                {states.unconfirmed.code}
              </ButtonLink>
              <ButtonLink kind="line" to="?">
                {states.unconfirmed.look}
              </ButtonLink>
            </div>
          </Foot>
        </>
      );
    case "code":
      return <CodeForm heading={heading} problem={problem} />;
    case "code-sent":
      return (
        <Say
          icon="search-check"
          tone="wait"
          title={states.codeSent.title(state.code)}
          heading={heading}
          money="wait"
        >
          <p>{states.codeSent.text}</p>
        </Say>
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
        <Say icon="hourglass" tone="wait" title={states.reviewed.title} heading={heading} money="wait">
          <p>{states.reviewed.text}</p>
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

type ReturnedProps = Pick<OutcomeProps, "heading"> & { state: Extract<PayState, { kind: "returned" }> };

/** Machines came back: their money is on its way to the buyer, has arrived there, or was never paid. */
function Returned({ state: { owed, refunded }, heading }: ReturnedProps) {
  const texts = states.returned;
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
