import { Fragment, type ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { readablePhone } from "~/forms/phone-number";
import { formatCents } from "~/money/format";
import { fullDate } from "~/time/words";
import { Facts } from "../facts";
import { Tel } from "../tel";
import { customerTexts as texts } from "./content";
import type { ShownCustomer } from "./shown-customer.server";

type SideProps = { customer: ShownCustomer; children: ReactNode };

export function Side({ customer: { contact, sums, alike }, children }: SideProps) {
  return (
    <aside className="side" aria-label={texts.about}>
      <Contact contact={contact} />
      {sums.money && sums.count > 0 && <InAll money={sums.money} />}
      {alike.length > 0 && <Others alike={alike} />}
      {children}
    </aside>
  );
}

function Contact({ contact }: Pick<ShownCustomer, "contact">) {
  const words = texts.contact;
  return (
    <section>
      <h2>{words.title}</h2>
      <Facts
        facts={[
          [
            words.email,
            each(contact.emails, (email) => (
              <a className="text-link" href={`mailto:${email}`}>
                {email}
              </a>
            )),
          ],
          [words.phone, each(contact.phones, (phone) => <Tel phone={phone} />)],
          [words.company, each(contact.companies)],
          [words.pin, each(contact.pins)],
          [words.towns, each(contact.towns)],
          [words.news, contact.news],
        ]}
      />
    </section>
  );
}

function InAll({ money }: { money: NonNullable<ShownCustomer["sums"]["money"]> }) {
  const words = texts.money;
  return (
    <section>
      <h2>{words.title}</h2>
      <Facts
        facts={[
          [words.ordered, formatCents(money.ordered)],
          [words.left, money.left > 0 && formatCents(money.left)],
          [words.owed, money.owed > 0 && formatCents(money.owed)],
          [words.since, money.since && fullDate(money.since)],
        ]}
      />
    </section>
  );
}

/** Who shares a number or a PIN. Only a person can say that they are one. */
function Others({ alike }: Pick<ShownCustomer, "alike">) {
  return (
    <section>
      <h2>{texts.alike.title}</h2>
      <Facts
        facts={[
          [
            texts.alike.why,
            each(alike, ({ record, name, contact, shares }) => (
              <>
                <Link className="text-link" to={href("/staff/customers/:record", { record })}>
                  {name}
                </Link>
                <span className="dim">
                  {" "}
                  {readablePhone(contact)}, {texts.alike.shares[shares]}
                </span>
              </>
            )),
          ],
        ]}
      />
      <p className="field__hint">{texts.alike.hint}</p>
      {alike.map(({ record, name }) => (
        <Form method="post" key={record}>
          <input type="hidden" name="other" value={record} />
          <button className="btn btn--line" type="submit" name="intent" value="merge">
            {texts.merge.with(name)}
          </button>
        </Form>
      ))}
    </section>
  );
}

/** One under the other. */
function each<Value>(values: readonly Value[], show: (value: Value) => ReactNode = String): ReactNode {
  if (values.length === 0) return null;
  return values.map((value, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
    <Fragment key={place}>
      {place > 0 && <br />}
      {show(value)}
    </Fragment>
  ));
}
