import { href } from "react-router";
import { useWords } from "~/language/use-language";
import { site } from "~/site";
import { ButtonLink } from "~/ui/button";
import { unknownOrderWords } from "./content.sw";
import { LastOrderNote } from "./last-order-note";

/** For an address that opens no order: mostly a link that was cut short on its way. */
export function UnknownOrder() {
  const texts = useWords(unknownOrderWords);
  return (
    <div className="wrap order">
      <div className="order__txt">
        <h1 className="heading-1">{texts.title}</h1>
        <p className="lede">{texts.lede}</p>
        <LastOrderNote />
        <div className="row row--link order__acts">
          <ButtonLink kind="primary" to={href("/orders/find")}>
            {texts.find}
          </ButtonLink>
        </div>
        <p className="small mute order__keep">
          {texts.call} <a href={`tel:${site.phones[0].replaceAll(" ", "")}`}>{site.phones[0]}</a>.
        </p>
      </div>
    </div>
  );
}
