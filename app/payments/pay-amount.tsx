import { formatAmount } from "~/ui/money";
import { payTexts as texts } from "./content";
import type { PayView } from "./view";

export function PayAmount({ view }: { view: PayView }) {
  return (
    <header className="pay__amt">
      <div>
        <h2>{view.state.kind === "not-yet" ? texts.total : texts.title}</h2>
        <span className="price">
          <small>ksh</small> {formatAmount(view.left / 100)}
        </span>
      </div>
      {view.paid > 0 && (
        <p>
          {texts.order} {formatAmount(view.total / 100)}
          <br />
          {texts.paid} {formatAmount(view.paid / 100)}
        </p>
      )}
    </header>
  );
}
