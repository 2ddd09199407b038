import { href } from "react-router";
import type { Machine } from "~/catalogue/machine";
import { useWords } from "~/language/use-language";
import { formatCents } from "~/money/format";
import { ArrowLink } from "~/ui/button";
import { partWords } from "~/ui/content.sw";
import { PageLink } from "~/ui/page-link";
import { Picture } from "~/ui/picture";
import { Section, SectionHead } from "~/ui/section";
import { Stage } from "~/ui/stage";
import { categoryWords } from "./content.sw";

export function GoesWith({ machines }: { machines: Machine[] }) {
  const { vat } = useWords(partWords);
  const { title, text, counter } = useWords(categoryWords).goesWith;
  return (
    <Section ground="paper">
      <SectionHead
        title={title}
        lede={
          <>
            {text} <ArrowLink to={`${href("/products/hardware")}#counter`}>{counter}</ArrowLink>
          </>
        }
      />
      <ul className="goes">
        {machines.map(({ id, name, path, image, price }) => (
          <li key={id}>
            <PageLink to={path}>
              <Stage>
                <Picture
                  name={image}
                  sizes="(min-width: 1024px) 411px, (min-width: 576px) 33vw, 112px"
                  loading="lazy"
                  alt=""
                />
              </Stage>
              <h3>{name}</h3>
              <span>
                {formatCents(price)}, {vat}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
