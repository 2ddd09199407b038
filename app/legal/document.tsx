import type { ReactNode } from "react";
import { Contents } from "~/ui/contents";
import { Day } from "~/ui/day";
import { Prose, type ProseHeading } from "~/ui/prose";
import type { LegalFrontMatter } from "./front-matter.server";
import { InSwahili } from "./in-swahili";

type LegalDocumentProps = {
  name: "terms" | "privacy";
  about: LegalFrontMatter;
  headings: ProseHeading[];
  children: ReactNode;
};

export function LegalDocument({ name, about, headings, children }: LegalDocumentProps) {
  return (
    <article className="wrap legal">
      <header className="legal__head">
        <h1 className="heading-1">{about.title}</h1>
        <p className="lede">{about.lede}</p>
        <p className="legal__date">
          Last changed on <Day iso={about.updated} />
        </p>
      </header>
      <InSwahili of={name} />
      <Contents label="On this page" headings={headings} />
      <Prose>{children}</Prose>
    </article>
  );
}
