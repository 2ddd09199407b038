import { Contents } from "~/ui/contents";
import { Day } from "~/ui/day";
import { Prose } from "~/ui/prose";
import type { legalDocument } from "./documents.server";
import { type LegalName, legalText } from "./texts";

type LegalDocumentProps = { name: LegalName; document: ReturnType<typeof legalDocument> };

export function LegalDocument({ name, document }: LegalDocumentProps) {
  return (
    <article className="wrap legal">
      <header className="legal__head">
        <h1 className="h1">{document.title}</h1>
        <p className="lede">{document.lede}</p>
        <p className="legal__date">
          Last changed on <Day iso={document.updated} />
        </p>
      </header>
      <Contents label="On this page" headings={document.headings} />
      <Prose text={legalText(name)} html={document.html} />
    </article>
  );
}
