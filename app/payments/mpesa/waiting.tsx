import type { CSSProperties, RefObject } from "react";
import { useWords } from "~/language/use-language";
import type { Cents } from "~/money/cents";
import { formatCents } from "~/money/format";
import { promptSeconds } from "~/payment-providers/mpesa-limits";
import { site } from "~/site";
import { ButtonLink } from "~/ui/button";
import { ErrorBanner } from "~/ui/error-banner";
import { clock } from "../panel/content";
import { payWords } from "../panel/content.sw";
import { useCountdown } from "../panel/follow";
import { Foot, Say } from "../panel/say";
import type { PayProblem, WaitingState } from "../panel/view";
import { AgainForm } from "./again-form";
import { ByHand } from "./by-hand";
import { promptWords } from "./content.sw";

type WaitingProps = {
  state: WaitingState;
  heading: RefObject<HTMLHeadingElement | null>;
  problem?: PayProblem;
};

/** A prompt is on the phone, or on its way there. */
export function Waiting({ state, heading, problem }: WaitingProps) {
  const { nothingSent } = useWords(payWords);
  return (
    <>
      {problem && <ErrorBanner message={problem.message} note={nothingSent} />}
      {state.isHelp ? <Help state={state} heading={heading} /> : <Prompt state={state} heading={heading} />}
    </>
  );
}

function Prompt({ state, heading }: Omit<WaitingProps, "problem">) {
  const texts = useWords(promptWords).waiting;
  return (
    <>
      <Say
        icon="smartphone"
        tone="wait"
        title={texts.title(state.phone)}
        heading={heading}
        money={state.isUnclear ? "wait" : undefined}
        live={
          <>
            <Countdown seconds={state.promptLeft} />
            <PromptSteps cents={state.cents} />
            {state.paybill && <ByHand paybill={state.paybill} account={state.account} />}
          </>
        }
      >
        <p>{state.isUnclear ? texts.unclear : texts.text}</p>
      </Say>
      <Foot>
        <div className="row">
          <ButtonLink kind="line" to="?pay=help">
            {texts.noPrompt}
          </ButtonLink>
          <ButtonLink kind="line" to="?pay=form">
            {texts.otherPhone}
          </ButtonLink>
        </div>
      </Foot>
    </>
  );
}

function PromptSteps({ cents }: { cents: Cents }) {
  const texts = useWords(promptWords).waiting;
  return (
    <ol className="todo">
      <li>{texts.unlock}</li>
      <li>
        <span>
          {texts
            .check(site.name, formatCents(cents))
            .map((part, index) => (index % 2 === 1 ? <b key={part}>{part}</b> : part))}
        </span>
      </li>
      <li>{texts.enter}</li>
    </ol>
  );
}

/** Heard at 60, 30 and 10 seconds only. */
function Countdown({ seconds }: { seconds: number }) {
  const texts = useWords(promptWords).waiting;
  const left = useCountdown(seconds);
  const done = { "--done": `${100 - (left / promptSeconds) * 100}%` } as CSSProperties;
  const heard = [60, 30, 10].includes(left) ? `${texts.stays} ${clock(left)}` : "";
  return (
    <div className="count" style={done}>
      <div className="count__text">
        <span>{left > 0 ? texts.stays : texts.asking}</span>
        {left > 0 && <b aria-hidden="true">{clock(left)}</b>}
      </div>
      <div className="count__bar" />
      <span className="visually-hidden" aria-live="polite">
        {heard}
      </span>
    </div>
  );
}

function Help({ state, heading }: Omit<WaitingProps, "problem">) {
  const prompts = useWords(promptWords);
  const texts = prompts.help;
  return (
    <>
      <Say icon="circle-question-mark" tone="wait" title={texts.title} heading={heading}>
        <p>{texts.text}</p>
        <ol className="todo">
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Say>
      <Foot>
        <div className="row">
          <AgainForm
            idempotencyKey={state.key}
            phone={state.phone}
            cents={state.cents}
            seconds={state.againIn}
            label={texts.again}
          />
          <ButtonLink kind="line" to="?pay=form">
            {prompts.waiting.otherPhone}
          </ButtonLink>
        </div>
        <p>{texts.foot}</p>
      </Foot>
    </>
  );
}
