import { href } from "react-router";
import type { Hardware } from "~/catalogue/catalogue";
import { ArrowLink } from "~/ui/button";
import { PageLink } from "~/ui/page-link";
import { Picture } from "~/ui/picture";
import { SectionHead } from "~/ui/section";
import { CarriedStage } from "~/ui/stage";

type Machine = Pick<Hardware, "family" | "fact" | "image" | "path">;
type CounterHardwareProps = { title: string; text: string; all: string; machines: readonly Machine[] };

export function CounterHardware({ title, text, all, machines }: CounterHardwareProps) {
  return (
    <>
      <SectionHead
        title={title}
        lede={
          <>
            {text} <ArrowLink to={href("/products/hardware")}>{all}</ArrowLink>
          </>
        }
      />
      <ul className="abreast">
        {machines.map(({ family, fact, image, path }) => (
          <li key={path}>
            <PageLink to={path}>
              <CarriedStage path={path}>
                <Picture name={image} sizes="(min-width: 1024px) 302px, 50vw" loading="lazy" alt="" />
              </CarriedStage>
              <h3 className="heading-4">{family}</h3>
              <p>{fact}</p>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
