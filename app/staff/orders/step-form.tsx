import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { knownEmail } from "~/email/nobody";
import type { Fields } from "~/forms/rules";
import type { Addresses } from "~/orders/buyer-email";
import type { EmailLine } from "~/orders/steps/emails";
import type { StepOrder } from "~/orders/steps/outcomes";
import { pressPrimary } from "../frame/primary-key";
import { Problem } from "../staff-page";
import { stepForm as words } from "./content";
import type { RefusalWords } from "./refusal-words";
import { StepFields } from "./step-fields";
import type { Leaving } from "./step-modal";
import { type StepName, steps } from "./steps/all";
import type { OrderStep, StepLine, Typed } from "./steps/order-step";
import { tidy } from "./steps/preview";
import { Told } from "./told";

/** What the email of a step is made of. */
export type MailParts = { order: StepOrder; lines: EmailLine[]; addresses: Addresses };

/** What was typed, and why the step was not taken. */
export type StepAnswer = { typed: Fields; errors?: Fields; refusal?: RefusalWords };

export type StepFormProps = {
  step: StepName;
  version: number;
  lines: StepLine[];
  mail?: MailParts;
  values: Typed;
  answer?: StepAnswer;
  back: string;
  leaving: Leaving;
};

export function StepForm({ step, version, lines, mail, values, answer, back, leaving }: StepFormProps) {
  const about: OrderStep = steps[step];
  const [typed, setTyped] = useState<Typed>(answer?.typed ?? values);
  const [isTicked, setTicked] = useState(!answer || answer.typed.tellBuyer === "true");
  const isSending = useNavigation().formAction?.endsWith(`/${step}`);
  const errors = errorsOf(answer);
  const reaches = mail && knownEmail(mail.order.customerEmail) !== undefined;
  const email = reaches ? about.email?.(mail.order, tidy(typed), mail.lines, mail.addresses) : undefined;
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
      <div className="dlg__body">
        {answer?.refusal && !answer.refusal.field && <Refusal refusal={answer.refusal} />}
        {about.lead && <p className="mute">{about.lead}</p>}
        <StepFields
          about={about}
          state={{ values: answer?.typed ?? values, errors }}
          {...{ typed, lines }}
          order={mail?.order}
          prices={mail?.lines}
        />
        <Told
          email={email}
          untold={mail && !reaches ? words.noEmail : about.untold}
          isTicked={isTicked}
          canChoose={!about.isEmail}
        />
        {email && (
          <noscript>
            <button className="btn btn--quiet" type="submit" name="intent" value="preview" formNoValidate>
              {words.showEmail}
            </button>
          </noscript>
        )}
      </div>
      {leaving.asks ? (
        <ThrowAway keep={leaving.keep} back={back} />
      ) : (
        <footer className="dlg__foot">
          <Link className="btn btn--quiet" to={back} preventScrollReset>
            {about.leave ?? words.leave}
          </Link>
          <button
            className={about.look === "danger" ? "btn btn--brick" : "btn btn--primary"}
            type="submit"
            disabled={isSending}
          >
            {isSending ? (about.busy ?? words.saving) : actOf(about, typed)}
          </button>
        </footer>
      )}
    </Form>
  );
}

export function Refusal({ refusal: { title, text } }: { refusal: RefusalWords }) {
  return (
    <Problem>
      <b>{title}</b> <span>{text}</span>
    </Problem>
  );
}

function errorsOf(answer: StepAnswer | undefined): Fields {
  const { refusal } = answer ?? {};
  const field = refusal?.field === "amount" && answer && "refund" in answer.typed ? "refund" : refusal?.field;
  return { ...answer?.errors, ...(refusal && field && { [field]: refusal.text }) };
}

function actOf({ act }: OrderStep, typed: Typed): string {
  return typeof act === "string" ? act : act(typed);
}

/** In place of the buttons, so that one key can't both ask and answer. */
function ThrowAway({ keep, back }: { keep: () => void; back: string }) {
  return (
    <div className="dlg__foot" role="alert">
      <b className="dlg__ask">{words.throwAway}</b>
      <button className="btn btn--line" type="button" data-keep onClick={keep}>
        {words.keepTyping}
      </button>
      <Link className="btn btn--brick" to={back} preventScrollReset>
        {words.throwIt}
      </Link>
    </div>
  );
}
