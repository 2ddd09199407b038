import { useEffect, useRef, useState } from "react";
import { Form, Link, useNavigate, useNavigation } from "react-router";
import { centsIn } from "~/orders/steps/amounts";
import type { Addresses, OrderLine } from "~/orders/steps/emails";
import type { StepOrder } from "~/orders/steps/outcomes";
import { previewEmail, type Typed } from "~/orders/steps/preview";
import { formatKsh } from "~/ui/money";
import { StaffIcon } from "../icon";
import type { RefusalWords } from "./refusal-words";
import { StepFields } from "./step-fields";
import { stepWords, told as toldWords } from "./step-words";
import type { Step } from "./steps";
import { Told } from "./told";

/** What the email of a step is made of. */
export type MailParts = { order: StepOrder; lines: OrderLine[]; addresses: Addresses };

type Props = {
  step: Step;
  reference: string;
  version: number;
  lines: { id: string; hardwareName: string; quantity: number }[];
  mail?: MailParts;
  values: Typed;
  closed?: string;
  answer?: { values: Record<string, string>; errors?: Record<string, string>; refusal?: RefusalWords };
};

/** A step's form: a page that lies over its order. With JavaScript it becomes a real modal dialog. */
export function StepDialog(props: Props) {
  const { step, reference, closed, answer } = props;
  const words = stepWords[step];
  const back = `/staff/orders/${reference}`;
  const dialog = useModal(back);
  const isOver = closed !== undefined && !answer;
  return (
    <div className="scrim">
      <dialog className="dlg" ref={dialog} open aria-labelledby="step-title">
        <header className="dlg__h">
          <h2 id="step-title">{words.title}</h2>
          <span className="dim">{reference}</span>
          <Link className="ib" to={back} aria-label="Close" preventScrollReset>
            <StaffIcon name="x" />
          </Link>
        </header>
        {isOver ? (
          <Closed text={closed} back={back} />
        ) : answer?.refusal?.overtaken ? (
          <Overtaken refusal={answer.refusal} back={back} />
        ) : (
          <StepForm {...props} back={back} />
        )}
      </dialog>
    </div>
  );
}

function StepForm({ step, version, lines, mail, values, answer, back }: Props & { back: string }) {
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
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
    >
      <input type="hidden" name="version" value={version} />
      <div className="dlg__b">
        {answer?.refusal && !answer.refusal.field && <Message refusal={answer.refusal} />}
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
      <footer className="dlg__f">
        <Link className="b b--q" to={back} preventScrollReset>
          {words.leave}
        </Link>
        <button className={step === "cancel" ? "b b--dp" : "b b--p"} type="submit" disabled={isSending}>
          {isSending ? words.busy : actWords(step, typed)}
        </button>
      </footer>
    </Form>
  );
}

function errorsOf(answer: Props["answer"]): Record<string, string> {
  const { refusal } = answer ?? {};
  const field =
    refusal?.field === "amount" && answer && "refund" in answer.values ? "refund" : refusal?.field;
  return { ...answer?.errors, ...(refusal && field && { [field]: refusal.text }) };
}

function actWords(step: Step, typed: Typed): string {
  const cents = step === "pay" ? centsIn(typed.amount ?? "") : undefined;
  return cents ? `Record ${formatKsh(cents / 100)}` : stepWords[step].act;
}

function Message({ refusal }: { refusal: RefusalWords }) {
  return (
    <div className="msg msg--err" role="alert">
      <StaffIcon name="circle-alert" />
      <div>
        <b>{refusal.title}</b> <span>{refusal.text}</span>
      </div>
    </div>
  );
}

function Overtaken({ refusal, back }: { refusal: RefusalWords; back: string }) {
  return (
    <>
      <div className="dlg__b">
        <Message refusal={refusal} />
        <p className="mute">Look at the order as it is now, then decide again.</p>
      </div>
      <Return back={back} />
    </>
  );
}

function Closed({ text, back }: { text: string; back: string }) {
  return (
    <>
      <div className="dlg__b">
        <p>{text}</p>
      </div>
      <Return back={back} />
    </>
  );
}

function Return({ back }: { back: string }) {
  return (
    <footer className="dlg__f">
      <Link className="b b--p" to={back} preventScrollReset>
        Show the order as it is now
      </Link>
    </footer>
  );
}

/** The markup is an open dialog, which works without scripts. Shown as a modal it holds the focus, and Escape leaves. */
function useModal(back: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    shown.close();
    shown.showModal();
    shown.querySelector<HTMLElement>(".dlg__b :is(input:not([type=hidden]), select, textarea)")?.focus();
    const leave = (event: Event) => {
      event.preventDefault();
      navigate(back, { preventScrollReset: true });
    };
    shown.addEventListener("cancel", leave);
    return () => shown.removeEventListener("cancel", leave);
  }, [back, navigate]);
  return dialog;
}
