import { useWords } from "~/language/use-language";
import { payWords } from "./content.sw";
import { useFocusOnChange, useFollow } from "./follow";
import { Outcome } from "./outcome";
import { PayAmount } from "./pay-amount";
import { PayForm } from "./pay-form";
import type { PayProblem, PayView } from "./view";

type PayPanelProps = { view: PayView; email: string | undefined; problem?: PayProblem };

/** Where an order is paid. Its state lives on the server: the page can be left and opened again at any time. */
export function PayPanel({ view, email, problem }: PayPanelProps) {
  const texts = useWords(payWords);
  const { state } = view;
  useFollow(view.looksEvery);
  const heading = useFocusOnChange(state.kind);
  const showsAmount = !settled.includes(state.kind);
  return (
    <section className="pay" aria-label={texts.label}>
      {view.isTest && <p className="pay__test">{texts.test}</p>}
      {showsAmount && <PayAmount view={view} />}
      {state.kind === "ready" ? (
        <PayForm ready={state} view={view} problem={problem} />
      ) : (
        <Outcome view={view} state={state} email={email} heading={heading} problem={problem} />
      )}
    </section>
  );
}

/** Nothing is asked for. */
const settled: PayView["state"]["kind"][] = ["received", "cancelled", "returned", "went-back"];
