import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { formatCents } from "~/money/format";
import { centsIn } from "~/orders/steps/amounts";
import type { Addresses, OrderLine } from "~/orders/steps/emails";
import type { StepOrder } from "~/orders/steps/outcomes";
import { previewEmail, type Typed } from "~/orders/steps/preview";
import { pressPrimary } from "../frame/primary-key";
import { RefusalMessage } from "./refusal-message";
import type { RefusalWords } from "./refusal-words";
import { StepFields } from "./step-fields";
import type { Leaving } from "./step-modal";
import { stepWords, throwAway, told as toldWords } from "./step-words";
import type { Step } from "./steps";
import { Told } from "./told";

/** What the email of a step is made of. */
export type MailParts = { order: StepOrder; lines: OrderLine[]; addresses: Addresses };

export type StepFormProps = {
  step: Step;
  version: number;
  lines: { id: string; hardwareName: string; quantity: number }[];
  mail?: MailParts;
  values: Typed;
  answer?: { values: Record<string, string>; errors?: Record<string, string>; refusal?: RefusalWords };
  back: string;
  leaving: Leaving;
};

export function StepForm({ step, version, lines, mail, values, answer, back, leaving }: StepFormProps) {
  const words = stepWords[step];
  const [typed, setTyped] = useState<Typed>(answer?.values ?? values);
  const [isTicked, setTicked] = useState(!answer || answer.values.tellBuyer === "true");
  const isSending = useNavigation().formAction?.endsWith(`/${step}`);
  const errors = errorsOf(answer);
  const email = mail && previewEmail(step, mail.order, mail.lines, mail.addresses, typed);
  return (
    <Form
      method="post"
      preventScrollReset
      onInput={(event) => {
        const form = new FormData(event.currentTarget);
        setTyped(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
        setTicked(form.get("tellBuyer") === "true");
        leaving.noteTyping();
      }}
      onKeyDown={pressPrimary}
    >
      <input type="hidden" name="version" value={version} />
      <div className="dlg__b">
        {answer?.refusal && !answer.refusal.field && <RefusalMessage refusal={answer.refusal} />}
        {words.lead && <p className="mute">{words.lead}</p>}
        <StepFields
          step={step}
          state={{ values: answer?.values ?? values, errors }}
          {...{ typed, lines }}
          order={mail?.order}
        />
        <Told email={email} untold={words.untold} isTicked={isTicked} canChoose={step !== "pay-link"} />
        {email && (
          <noscript>
            <button className="b b--q" type="submit" name="intent" value="preview" formNoValidate>
              {toldWords.withoutScript}
            </button>
          </noscript>
        )}
      </div>
      {leaving.asks ? (
        <ThrowAway keep={leaving.keep} back={back} />
      ) : (
        <footer className="dlg__f">
          <Link className="b b--q" to={back} preventScrollReset>
            {words.leave}
          </Link>
          <button className={step === "cancel" ? "b b--dp" : "b b--p"} type="submit" disabled={isSending}>
            {isSending ? words.busy : actWords(step, typed)}
          </button>
        </footer>
      )}
    </Form>
  );
}

function errorsOf(answer: StepFormProps["answer"]): Record<string, string> {
  const { refusal } = answer ?? {};
  const field =
    refusal?.field === "amount" && answer && "refund" in answer.values ? "refund" : refusal?.field;
  return { ...answer?.errors, ...(refusal && field && { [field]: refusal.text }) };
}

function actWords(step: Step, typed: Typed): string {
  const cents = step === "pay" ? centsIn(typed.amount ?? "") : undefined;
  return cents ? `Record ${formatCents(cents)}` : stepWords[step].act;
}

/** In place of the buttons, so that one key can't both ask and answer. */
function ThrowAway({ keep, back }: { keep: () => void; back: string }) {
  return (
    <div className="dlg__f" role="alert">
      <b className="dlg__ask">{throwAway.ask}</b>
      <button className="b b--l" type="button" data-keep onClick={keep}>
        {throwAway.keep}
      </button>
      <Link className="b b--dp" to={back} preventScrollReset>
        {throwAway.leave}
      </Link>
    </div>
  );
}
