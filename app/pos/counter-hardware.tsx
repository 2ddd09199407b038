import { href, Link } from "react-router";
import { ArrowLink } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { SectionHead } from "~/ui/section";
import { CarriedStage } from "~/ui/stage";
import type { overview } from "./overview-content";

export function CounterHardware({ title, text, items }: (typeof overview)["hardware"]) {
  return (
    <>
      <SectionHead
        title={title}
        lede={
          <>
            {text} <ArrowLink to={href("/products/hardware")}>See all hardware</ArrowLink>
          </>
        }
      />
      <ul className="four" data-styled-later>
        {items.map(({ name, fact, picture, to }) => (
          <li key={name}>
            <Link to={to} prefetch="intent" viewTransition>
              <CarriedStage path={to}>
                <Picture name={picture} sizes="(min-width: 1024px) 302px, 50vw" loading="lazy" alt="" />
              </CarriedStage>
              <h3 className="h4">{name}</h3>
              <p>{fact}</p>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
