import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { nothing } from "~/money/cents";
import { formatCents, formatUsd } from "~/money/format";
import { Button } from "~/ui/button";
import { ErrorBanner } from "~/ui/error-banner";
import { BankBody, CardBody, MpesaBody, PaypalBody } from "./bodies";
import { bankForm, cardForm, mpesaForm, paypalForm, payTexts, ways } from "./content";
import type { PayProblem } from "./pay-action.server";
import { Foot } from "./say";
import type { How, PayView, ReadyState } from "./view";

type PayFormProps = { ready: ReadyState; view: PayView; problem?: PayProblem };

/** All ways to pay, one of them open. Radios and styles alone switch between them. */
export function PayForm({ ready, view, problem }: PayFormProps) {
  const busy = useNavigation().state !== "idle";
  const chosen = (problem?.values.how as How | undefined) ?? ready.chosen;
  const bodies: Record<How, ReactNode> = {
    mpesa: <MpesaBody ready={ready} problem={problem} payments={view.payments} />,
    card: <CardBody />,
    paypal: ready.dollars && (
      <PaypalBody left={view.left} dollars={ready.dollars} rateBefore={problem?.rateBefore} />
    ),
    bank: ready.bank && <BankBody bank={ready.bank} account={ready.account} left={view.left} />,
  };
  return (
    <Form method="post" preventScrollReset className="pay__form">
      <input type="hidden" name="key" value={ready.key} />
      {problem && !problem.field && (
        <ErrorBanner
          message={problem.message}
          note={problem.rateBefore ? payTexts.nothingCharged : payTexts.nothingSent}
        />
      )}
      <ul className="how">
        {ready.offered.map((how) => (
          <li key={how}>
            <label className="how__h">
              <input type="radio" name="how" value={how} defaultChecked={how === chosen} />
              <span>{ways[how].name}</span>
              <span>{ways[how].note}</span>
            </label>
            <div className="how__b">{bodies[how]}</div>
          </li>
        ))}
      </ul>
      {ready.offered.map((how) => (
        <div key={how} className={`pay__act pay__act--${how}`}>
          <Foot>
            <PayButton how={how} ready={ready} busy={busy} />
          </Foot>
        </div>
      ))}
    </Form>
  );
}

function PayButton({ how, ready, busy }: { how: How; ready: ReadyState; busy: boolean }) {
  const shared = { kind: "accent", busy } as const;
  if (how === "mpesa") {
    const [first = nothing] = ready.parts;
    return (
      <>
        <Button {...shared} busyLabel={mpesaForm.sending}>
          {ready.asksPart ? mpesaForm.sendPart : mpesaForm.send(formatCents(first))}
        </Button>
        <p>{ready.parts.length > 1 ? mpesaForm.allParts : mpesaForm.pin}</p>
      </>
    );
  }
  if (how === "card") {
    return (
      <>
        <Button {...shared} busyLabel={cardForm.sending}>
          {cardForm.send}
        </Button>
        <p>{cardForm.foot}</p>
      </>
    );
  }
  if (how === "paypal") {
    return (
      <Button {...shared} busyLabel={paypalForm.sending}>
        {paypalForm.send(ready.dollars ? formatUsd(ready.dollars.cents) : "")}
      </Button>
    );
  }
  return (
    <>
      <Button {...shared} name="intent" value="transfer">
        {bankForm.send}
      </Button>
      <p>{bankForm.foot}</p>
    </>
  );
}
