import { useEffect } from "react";
import { formTexts } from "~/forms/texts";
import { SuccessBlock } from "~/ui/success-block";
import { quotationForm } from "./content";
import type { QuotationDone } from "./done";

const { ready: texts, answers } = quotationForm;

/** The PDF comes by itself; the button is for whoever missed it. */
export function QuotationReady({ number, path, email, heldBack }: QuotationDone["quotation"]) {
  const pdf = `${path}/quotation.pdf`;
  useEffect(() => window.location.assign(pdf), [pdf]);
  return (
    <SuccessBlock
      heading="h1"
      title={
        <>
          {texts.title} <span className="ref">{number}</span>
        </>
      }
      message={`${answers.done} ${heldBack ? formTexts.noEmail : texts.emailed(email)}`}
      action={
        <div className="row">
          <a className="btn btn--primary" href={pdf}>
            {texts.download}
          </a>
          <a className="btn btn--line" href={path}>
            {texts.open}
          </a>
        </div>
      }
    />
  );
}
