import type { TaxInvoice } from "~/db/schema";
import { Field } from "~/ui/field";
import type { Refused } from "../action.server";
import { Block } from "../block";
import { fieldsOf } from "../fields-of";
import { invoiceTexts } from "./content";

const { enter: texts } = invoiceTexts;

type Props = {
  invoice: TaxInvoice;
  hasFile: boolean;
  /** What has to be issued before it. */
  first?: string | null;
  today: string;
  refused?: Refused;
};

/** Posted by the browser itself, with the file. What was typed comes back when it is refused; a file can't be given back. */
export function EnterForm({ invoice, hasFile, first, today, refused }: Props) {
  const isAgain = invoice.state === "issued";
  const field = fieldsOf(texts, refused, { issuedOn: today, ...known(invoice) });
  if (first) return <p className="msg">{texts.first(first)}</p>;
  const form = (
    <form method="post" encType="multipart/form-data" className="form">
      <input type="hidden" name="do" value={isAgain ? "retype" : "enter"} />
      <input type="hidden" name="version" value={invoice.version} />
      <p className="field__hint">{isAgain ? texts.againHow : texts.how}</p>
      <div className="two">
        <Field
          {...field("invoiceNumber")}
          autoComplete="off"
          autoCapitalize="characters"
          hint={texts.numberHint}
        />
        <Field
          {...field("controlUnit")}
          autoComplete="off"
          autoCapitalize="characters"
          hint={texts.unitHint}
        />
      </div>
      <Field {...field("issuedOn")} type="date" required max={today} />
      <Field
        {...field("file")}
        type="file"
        accept=".pdf,application/pdf"
        hint={hasFile ? `${texts.fileHint} ${texts.fileKept}` : texts.fileHint}
      />
      <details
        open={
          Boolean(
            invoice.signature ||
              refused?.errors.signature ||
              refused?.errors.internalData ||
              refused?.errors.qrLink,
          ) || undefined
        }
      >
        <summary className="text-link">{texts.more}</summary>
        <Field {...field("internalData")} autoComplete="off" autoCapitalize="characters" />
        <Field {...field("signature")} autoComplete="off" autoCapitalize="characters" />
        <Field {...field("qrLink")} type="url" autoComplete="off" hint={texts.qrHint} />
      </details>
      <label className="tick">
        <input
          type="checkbox"
          name="tellBuyer"
          value="true"
          defaultChecked={!refused || refused.typed.tellBuyer === "true"}
        />
        {texts.tellBuyer}
      </label>
      <button type="submit" className={isAgain ? "btn btn--line" : "btn btn--primary"}>
        {isAgain ? texts.sendAgain : texts.send}
      </button>
    </form>
  );
  if (!isAgain) return <Block title={texts.title}>{form}</Block>;
  return (
    <details className="block" open={refused !== undefined || undefined}>
      <summary className="text-link">{texts.again}</summary>
      {form}
    </details>
  );
}

function known({ controlUnit, invoiceNumber, issuedOn, internalData, signature, qrLink }: TaxInvoice) {
  const stored = { controlUnit, invoiceNumber, issuedOn, internalData, signature, qrLink };
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null));
}
