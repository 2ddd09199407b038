import { Illustration } from "~/illustrations/illustration";
import { editions } from "~/pos/editions";
import { ArrowLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { products } from "./content";

export function ErpCard({ title, text, link, screen }: typeof products.erp) {
  return (
    <article className="card card--tint prods__erp">
      <div className="card__txt">
        <h2 className="heading-2">{title}</h2>
        <p>{text}</p>
        <ArrowLink to={link.to}>{link.label}</ArrowLink>
      </div>
      <div className="card__art art-bleed">
        <Illustration name={screen} />
      </div>
    </article>
  );
}

/** The till, and its editions on the paper that comes out of the slot. */
export function PosCard({ title, text, link, editionsLabel }: typeof products.pos) {
  return (
    <article className="card card--deep prods__pos on-night">
      <div className="card__txt">
        <h2 className="heading-2">{title}</h2>
        <p>{text}</p>
        <ArrowLink to={link.to}>{link.label}</ArrowLink>
      </div>
      <nav className="slot" aria-label={editionsLabel}>
        <ul className="torn-foot" data-reveal="print">
          {editions.map(({ name, to }) => (
            <li key={to}>
              <a href={to}>
                {name}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}
