import { useEffect } from "react";
import { formWords } from "~/forms/texts.sw";
import { useLanguage } from "~/language/use-language";
import { SuccessBlock } from "~/ui/success-block";
import { quotationFormWords } from "./content.sw";
import type { QuotationDone } from "./done";

/** The PDF comes by itself; the button is for whoever missed it. */
export function QuotationReady({ number, path, email, heldBack }: QuotationDone["quotation"]) {
  const language = useLanguage();
  const { ready: texts, answers } = quotationFormWords[language];
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
      message={`${answers.done} ${heldBack ? formWords[language].noEmail : texts.emailed(email)}`}
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
