import type { Hardware } from "~/catalogue/catalogue";
import { ArrowLink } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { Price } from "~/ui/price";
import { SectionHead } from "~/ui/section";
import { CarriedStage } from "~/ui/stage";
import type { products } from "./content";

type Family = Pick<Hardware, "family" | "image" | "path" | "price">;
type HardwareFamiliesProps = typeof products.hardware & { families: readonly Family[] };

export function HardwareFamilies({ title, lede, link, families }: HardwareFamiliesProps) {
  return (
    <div className="prods-hw">
      <SectionHead
        title={title}
        lede={
          <>
            {lede} <ArrowLink to={link.to}>{link.label}</ArrowLink>
          </>
        }
      />
      <ul className="abreast">
        {families.map(({ family, image, path, price }) => (
          <li key={path}>
            <a href={path}>
              <CarriedStage path={path}>
                <Picture name={image} sizes="(min-width: 1024px) 302px, 50vw" loading="lazy" alt="" />
              </CarriedStage>
              <h3 className="heading-4">{family}</h3>
              <Price amount={price} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
