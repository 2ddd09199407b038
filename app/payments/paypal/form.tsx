import { formatCents, formatRate, formatUsd } from "~/money/format";
import { Button } from "~/ui/button";
import { Facts } from "../panel/facts";
import type { ActProps, BodyProps } from "../panel/screens";
import { paypalForm } from "./content";

/** What PayPal takes, at the rate that is held for this form. */
export function DollarBody({ ready: { dollars }, view, problem }: BodyProps) {
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
  return (
    <Button kind="accent" busy={busy} busyLabel={paypalForm.sending}>
      {paypalForm.send(dollars ? formatUsd(dollars.cents) : "")}
    </Button>
  );
}
