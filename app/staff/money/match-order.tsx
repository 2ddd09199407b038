import { Form, Link, useNavigation } from "react-router";
import type { Cents } from "~/money/cents";
import { formatCents } from "~/money/format";
import { Field } from "~/ui/field";
import { Block } from "../block";
import { Facts } from "../facts";
import { matchTexts as texts } from "./content";

export type ShownCandidate = {
  reference: string;
  name: string;
  town: string;
  left: Cents;
  after: Cents;
  isOver: boolean;
};

type Props = {
  typed: string;
  amount: string;
  chosen?: ShownCandidate;
  candidates: ShownCandidate[];
  mayMatch: boolean;
};

/** First the order is shown, by an address of its own; then the button counts the money for it. */
export function MatchOrder({ typed, amount, chosen, candidates, mayMatch }: Props) {
  return (
    <Block title={texts.find}>
      <Form method="get" className="form" key={typed}>
        <Field
          label={texts.typed}
          name="order"
          defaultValue={typed}
          required
          maxLength={40}
          autoComplete="off"
          hint={texts.hint}
          error={typed && !chosen ? texts.unknown : undefined}
        />
        <button type="submit" className="btn btn--line">
          {texts.show}
        </button>
      </Form>
      {chosen && <Chosen order={chosen} amount={amount} mayMatch={mayMatch} />}
      {candidates.length > 0 && (
        <>
          <h3 className="lab">{texts.candidates}</h3>
          <ul className="more">
            {candidates.map(({ reference, name, town, left, after, isOver }) => (
              <li key={reference}>
                <Link to={`?order=${reference}`} preventScrollReset>
                  <span>
                    <b className="strong">{reference}</b> {name}, {town}
                    <br />
                    <span className="dim caption">{after === 0 && !isOver ? texts.fits : texts.near}</span>
                  </span>
                  <span className="num">{formatCents(left)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Block>
  );
}

function Chosen({ order, amount, mayMatch }: { order: ShownCandidate; amount: string; mayMatch: boolean }) {
  const isBusy = useNavigation().state === "submitting";
  const { reference, name, town, left, after, isOver } = order;
  return (
    <Form method="post" className="next">
      <Facts
        facts={[
          [
            texts.order,
            <Link key="order" className="text-link" to={`/staff/orders/${reference}`}>
              {reference}
            </Link>,
          ],
          [texts.buyer, `${name}, ${town}`],
          [texts.left, formatCents(left)],
          [texts.after, formatCents(after)],
        ]}
      />
      <p className="field__hint">{isOver ? texts.over : texts.told}</p>
      <input type="hidden" name="order" value={reference} />
      {mayMatch && (
        <button type="submit" className="btn btn--primary" disabled={isBusy}>
          {isBusy ? texts.booking : texts.book(amount, reference)}
        </button>
      )}
    </Form>
  );
}
