import type { RefObject } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import type { IconName } from "~/ui/icon-names";
import { formatKsh } from "~/ui/money";
import { AgainForm } from "./again-form";
import { type Act, actLabels, cardForm, paypalForm, problems, states } from "./content";
import type { PayProblem } from "./pay-action.server";
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
    case "cancelled":
      return (
        state.refund && (
          <Say
            icon="hand-coins"
            tone="wait"
            title={states.cancelled.title(formatKsh(state.refund.cents / 100))}
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

type ProblemProps = { state: Extract<PayState, { kind: "problem" }>; heading: OutcomeProps["heading"] };

function Problem({ state, heading }: ProblemProps) {
  const texts = problems[state.reason];
  const text = texts.text(state.phone, formatKsh(state.cents / 100));
  return (
    <>
      <Say
        icon={texts.icon as IconName}
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

function ActButton({ act, isFirst, state }: { act: Act; isFirst: boolean; state: ProblemProps["state"] }) {
  if (act === "again") {
    return (
      <AgainForm idempotencyKey={state.key} phone={state.phone} cents={state.cents} seconds={state.againIn} />
    );
  }
  const to = act === "part" || act === "parts" ? "?pay=part" : "?pay=form";
  return (
    <ButtonLink kind={isFirst ? "accent" : "line"} to={to}>
      {actLabels[act]}
    </ButtonLink>
  );
}

type NotCompletedProps = {
  state: Extract<PayState, { kind: "not-completed" }>;
  heading: OutcomeProps["heading"];
};

function NotCompleted({ state, heading }: NotCompletedProps) {
  const texts = states.notCompleted[state.how];
  const busy = useNavigation().state !== "idle";
  const form = state.how === "card" ? cardForm : paypalForm;
  return (
    <>
      <Say icon="circle-x" tone="bad" title={texts.title} heading={heading}>
        <p>{texts.text}</p>
      </Say>
      <Foot>
        <div className="row">
          <Form method="post">
            <input type="hidden" name="key" value={state.key} />
            <input type="hidden" name="how" value={state.how} />
            <Button kind="accent" busy={busy} busyLabel={form.sending}>
              {texts.again}
            </Button>
          </Form>
          <ButtonLink kind="line" to="?pay=form">
            {states.otherWay}
          </ButtonLink>
        </div>
      </Foot>
    </>
  );
}

function CodeForm({ heading, problem }: Pick<OutcomeProps, "heading" | "problem">) {
  const texts = states.code;
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
