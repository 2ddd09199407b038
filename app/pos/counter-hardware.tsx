import { href } from "react-router";
import type { Hardware } from "~/catalogue/catalogue";
import { ArrowLink } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { SectionHead } from "~/ui/section";
import { CarriedStage } from "~/ui/stage";
import type { overview } from "./overview-content";

type Machine = Pick<Hardware, "family" | "fact" | "image" | "path">;
type CounterHardwareProps = (typeof overview)["hardware"] & { machines: readonly Machine[] };

export function CounterHardware({ title, text, machines }: CounterHardwareProps) {
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
      <ul className="abreast">
        {machines.map(({ family, fact, image, path }) => (
          <li key={path}>
            <a href={path}>
              <CarriedStage path={path}>
                <Picture name={image} sizes="(min-width: 1024px) 302px, 50vw" loading="lazy" alt="" />
              </CarriedStage>
              <h3 className="heading-4">{family}</h3>
              <p>{fact}</p>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
