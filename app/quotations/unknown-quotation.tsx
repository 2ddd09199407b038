import { href } from "react-router";
import { site } from "~/site";
import { ButtonLink } from "~/ui/button";
import { quotationPage } from "./content";

const { unknown: texts, today } = quotationPage;

export function UnknownQuotation() {
  return (
    <div className="wrap quote">
      <h1 className="heading-2">{texts.title}</h1>
      <p className="lede">{texts.lede}</p>
      <p>
        {texts.call} <a href={`tel:${site.phones[0].replaceAll(" ", "")}`}>{site.phones[0]}</a>.
      </p>
      <ButtonLink kind="primary" to={href("/products/hardware")}>
        {today}
      </ButtonLink>
    </div>
  );
}
