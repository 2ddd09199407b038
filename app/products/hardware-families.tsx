import { Link } from "react-router";
import { ArrowLink } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { SectionHead } from "~/ui/section";
import { Stage } from "~/ui/stage";
import type { products } from "./content";

export function HardwareFamilies({ title, lede, link, families }: typeof products.hardware) {
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
      <ul className="four">
        {families.map(({ name, image, to }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" viewTransition>
              <Stage>
                <Picture name={image} sizes="(min-width: 1024px) 302px, 50vw" loading="lazy" alt="" />
              </Stage>
              <h3 className="h4">{name}</h3>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
