import { useWords } from "~/language/use-language";
import { type Cents, nothing } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { ActProps, BodyProps } from "../panel/screens";
import type { PayProblem, ShownPayment } from "../panel/view";
import { ByHand } from "./by-hand";
import { mpesaFormWords } from "./content.sw";

/** The phone that gets the prompt, and the part of the order that it is for. */
export function PromptBody({ ready, view, problem }: BodyProps) {
  const mpesaForm = useWords(mpesaFormWords);
  const [first = nothing] = ready.parts;
  const errorOf = (field: PayProblem["field"]) =>
    problem?.field === field && !problem?.sure ? problem?.message : undefined;
  return (
    <>
      {ready.parts.length > 1 && (
        <>
          <p>{mpesaForm.parts}</p>
          <Parts paid={view.payments} parts={ready.parts} />
        </>
      )}
      <div className={ready.asksPart ? "form" : undefined}>
        {ready.asksPart && (
          <Field
            label={mpesaForm.part}
            name="part"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={problem?.values.part ?? amountText(first).replace(".00", "")}
            hint={mpesaForm.partHint}
            error={errorOf("part")}
          />
        )}
        <Field
          label={mpesaForm.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={problem?.values.phone ?? ready.phone}
          hint={mpesaForm.phoneHint}
          error={errorOf("phone")}
          note={problem?.sure && problem.message}
        />
        {problem?.sure && <input type="hidden" name="sure" value={problem.sure} />}
      </div>
      {ready.paybill && <ByHand paybill={ready.paybill} account={ready.account} />}
    </>
  );
}

/** What has arrived, what is paid now, and what comes after. */
function Parts({ paid, parts }: { paid: ShownPayment[]; parts: Cents[] }) {
  const mpesaForm = useWords(mpesaFormWords);
  const name = (index: number) => mpesaForm.partNames[index] ?? mpesaForm.partNumber(index + 1);
  return (
    <ol className="parts">
      {paid.map((payment, index) => (
        <li className="ok" key={payment.receipt ?? payment.when}>
          <i>
            <Icon name="check" size="s" />
          </i>
          <span>
            <b>{name(index)}</b>
            <small>{[payment.method, payment.receipt].filter(Boolean).join(" ")}</small>
          </span>
          <b>{amountText(payment.cents)}</b>
        </li>
      ))}
      {parts.map((cents, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
        <li className={index === 0 ? "now" : undefined} key={index}>
          <i>{paid.length + index + 1}</i>
          <span>
            <b>{name(paid.length + index)}</b>
            <small>{index === 0 ? mpesaForm.now : mpesaForm.after}</small>
          </span>
          <b>{amountText(cents)}</b>
        </li>
      ))}
    </ol>
  );
}

export function PromptAct({ ready, busy }: ActProps) {
  const mpesaForm = useWords(mpesaFormWords);
  const [first = nothing] = ready.parts;
  return (
    <>
      <Button kind="accent" busy={busy} busyLabel={mpesaForm.sending}>
        {ready.asksPart ? mpesaForm.sendPart : mpesaForm.send(formatCents(first))}
      </Button>
      <p>{ready.parts.length > 1 ? mpesaForm.allParts : mpesaForm.pin}</p>
    </>
  );
}
