import { useWords } from "~/language/use-language";
import { amountText } from "~/money/format";
import { payWords } from "./content.sw";
import type { PayView } from "./view";

export function PayAmount({ view }: { view: PayView }) {
  const texts = useWords(payWords);
  return (
    <header className="pay__amt">
      <div>
        <h2>{view.state.kind === "not-yet" ? texts.total : texts.title}</h2>
        <span className="price">
          <small>ksh</small> {amountText(view.left)}
        </span>
      </div>
      {view.paid > 0 && (
        <p>
          {texts.order} {amountText(view.total)}
          <br />
          {texts.paid} {amountText(view.paid)}
        </p>
      )}
    </header>
  );
}
