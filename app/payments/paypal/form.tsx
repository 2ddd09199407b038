import { useWords } from "~/language/use-language";
import { formatCents, formatRate, formatUsd } from "~/money/format";
import { Button } from "~/ui/button";
import { Facts } from "../panel/facts";
import type { ActProps, BodyProps } from "../panel/screens";
import { paypalFormWords } from "./content.sw";

/** What PayPal takes, at the rate that is held for this form. */
export function DollarBody({ ready: { dollars }, view, problem }: BodyProps) {
  const paypalForm = useWords(paypalFormWords);
  if (!dollars) return null;
  return (
    <>
      <Facts
        facts={[
          [paypalForm.shillings, formatCents(view.left)],
          [
            paypalForm.rate,
            <>
              {problem?.rateBefore && <s>{formatRate(problem.rateBefore)}</s>} {formatRate(dollars.rate)}
            </>,
          ],
        ]}
        total={[paypalForm.charges, formatUsd(dollars.cents)]}
      />
      <input type="hidden" name="held_rate" value={dollars.held} />
      <p className="field__hint">{paypalForm.hint}</p>
    </>
  );
}

export function DollarAct({ ready: { dollars }, busy }: ActProps) {
  const paypalForm = useWords(paypalFormWords);
  return (
    <Button kind="accent" busy={busy} busyLabel={paypalForm.sending}>
      {paypalForm.send(dollars ? formatUsd(dollars.cents) : "")}
    </Button>
  );
}
