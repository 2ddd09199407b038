import { href } from "react-router";
import type { Machine } from "~/catalogue/machine";
import { formatCents } from "~/money/format";
import { site } from "~/site";
import { ArrowLink } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { Section, SectionHead } from "~/ui/section";
import { Stage } from "~/ui/stage";
import { category } from "./content";

export function GoesWith({ machines }: { machines: Machine[] }) {
  const { title, text, counter } = category.goesWith;
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
            <a href={path}>
              <Stage>
                <Picture
                  name={image}
                  sizes="(min-width: 1024px) 411px, (min-width: 640px) 33vw, calc(100vw - 42px)"
                  loading="lazy"
                  alt=""
                />
              </Stage>
              <h3>{name}</h3>
              <span>
                {formatCents(price)}, {site.vat.note}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
