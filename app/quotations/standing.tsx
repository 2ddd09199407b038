import { href } from "react-router";
import { useWords } from "~/language/use-language";
import { ButtonLink } from "~/ui/button";
import { quotationPageWords } from "./content.sw";
import type { Standing as Stands } from "./shown-quotation.server";

/** Above the document: what can be done with it now. */
export function Standing({ standing }: { standing: Stands }) {
  const texts = useWords(quotationPageWords);
  if (standing.kind === "open") {
    return (
      <>
        <a className="btn btn--accent" href="#order">
          {texts.order}
        </a>
        <p className="a4-page__say">{texts.orderText(standing.until)}</p>
      </>
    );
  }
  if (standing.kind === "over") {
    return (
      <>
        <p className="a4-page__say">
          <b>{texts.ranOut(standing.on)}</b>
        </p>
        <ButtonLink kind="primary" to={href("/products/hardware")}>
          {texts.today}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p className="a4-page__say">
        <b>{texts.ordered(standing.reference)}</b> {standing.reference ? texts.whereOrder : texts.gone}
      </p>
      {standing.reference && (
        <ButtonLink kind="primary" to={href("/orders/find")}>
          {texts.findOrder}
        </ButtonLink>
      )}
    </>
  );
}
