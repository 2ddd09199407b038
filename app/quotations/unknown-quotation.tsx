import { href } from "react-router";
import { useWords } from "~/language/use-language";
import { site } from "~/site";
import { ButtonLink } from "~/ui/button";
import { quotationPageWords } from "./content.sw";

export function UnknownQuotation() {
  const { unknown: texts, today } = useWords(quotationPageWords);
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
