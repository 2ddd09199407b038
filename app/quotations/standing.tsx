import { href } from "react-router";
import { OrderLink } from "~/orders/order-link";
import { ButtonLink } from "~/ui/button";
import { quotationPage as texts } from "./content";
import type { Standing as Stands } from "./shown-quotation.server";

/** Above the paper: what can be done with it now. */
export function Standing({ standing }: { standing: Stands }) {
  if (standing.kind === "open") {
    return (
      <div className="a4-page__acts">
        <a className="btn btn--accent" href="#order">
          {texts.order}
        </a>
        <span>{texts.orderText(standing.until)}</span>
      </div>
    );
  }
  if (standing.kind === "over") {
    return (
      <div className="a4-page__acts">
        <b>{texts.ranOut(standing.on)}</b>
        <ButtonLink kind="primary" to={href("/products/hardware")}>
          {texts.today}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="a4-page__acts">
      <b>{texts.ordered}</b>
      {standing.path ? (
        <OrderLink className="btn btn--primary" to={standing.path}>
          {texts.seeOrder}
        </OrderLink>
      ) : (
        <span>{texts.gone}</span>
      )}
    </div>
  );
}
