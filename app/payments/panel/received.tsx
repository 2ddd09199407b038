import type { RefObject } from "react";
import { useWords } from "~/language/use-language";
import { formatCents, formatRate, formatUsd } from "~/money/format";
import { ButtonLink } from "~/ui/button";
import { PrintButton } from "~/ui/print-button";
import { payStateWords } from "./content.sw";
import { Facts } from "./facts";
import { Foot, Say } from "./say";
import type { PayView, ShownPayment } from "./view";

type ReceivedProps = {
  view: PayView;
  payment: ShownPayment;
  email: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Money is here: all of it, or a part. */
export function Received({ view, payment, email, heading }: ReceivedProps) {
  const texts = useWords(payStateWords).received;
  const { dollars } = payment;
  const amount = dollars ? formatUsd(dollars.cents) : formatCents(payment.cents);
  const isFull = view.left === 0;
  return (
    <>
      <Say icon="check" tone="ok" title={texts.title(amount)} heading={heading}>
        <p>{isFull ? texts.full : texts.left(formatCents(view.left))}</p>
        {view.overpaid > 0 && <p>{texts.over(formatCents(view.overpaid))}</p>}
        <Facts
          facts={[
            [texts.receipt(payment.method), payment.receipt ?? texts.follows],
            [texts.from, payment.from],
            [texts.rate, dollars && formatRate(dollars.rate)],
            [texts.when, payment.when],
          ]}
          total={isFull ? [texts.inAll, formatCents(view.paid)] : [texts.leftToPay, formatCents(view.left)]}
        />
      </Say>
      <Foot>
        {isFull ? (
          <PrintButton kind="line">{texts.print}</PrintButton>
        ) : (
          <ButtonLink kind="accent" to="?pay=form">
            {texts.next}
          </ButtonLink>
        )}
        <p>{isFull ? (email ? texts.emailed(email) : texts.kept) : texts.later}</p>
      </Foot>
    </>
  );
}
