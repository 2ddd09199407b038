import { linesTotal } from "~/catalogue/lines";
import { machines } from "~/catalogue/machines";
import { Illustration } from "~/illustrations/illustration";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import type { Words } from "~/language/words";
import { amountText } from "~/money/format";
import { tryTill, tryWords } from "~/till/try-link";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { PageLink } from "~/ui/page-link";
import { SectionHead } from "~/ui/section";
import type { individual } from "./individual-content";

/** What a first counter is: the till, one tap away, and what its machines cost, from the catalogue. */
export function FirstCounter({ title, lede, slip, total, note, link }: Words<typeof individual>["first"]) {
  const language = useLanguage();
  const all = machines.map(({ id }) => ({ machine: id, quantity: 1 }));
  return (
    <section className="section sand">
      <div className="wrap">
        <SectionHead title={title} lede={lede} />
        <div className="first">
          <div className="first__till">
            <a href={pathIn(language, tryTill.to)} tabIndex={-1}>
              <Illustration name="pos-sale" />
            </a>
            <ButtonLink kind="primary" to={tryTill.to}>
              {tryWords[language]}
            </ButtonLink>
          </div>
          <div className="first__slip torn-foot">
            <h3 className="heading-4">{slip}</h3>
            <dl>
              {machines.map(({ id, name, price, path }) => (
                <div key={id}>
                  <dt>
                    <PageLink to={path}>{name}</PageLink>
                  </dt>
                  <dd>{amountText(price)}</dd>
                </div>
              ))}
              <div className="first__total">
                <dt>{total}</dt>
                <dd>{amountText(linesTotal(all))}</dd>
              </div>
            </dl>
            <p>{note}</p>
            <ArrowLink to={link.to}>{link.label}</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}
