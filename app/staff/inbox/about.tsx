import type { ReactNode } from "react";
import { Link } from "react-router";
import { readablePhone } from "~/forms/phone-number";

type Person = {
  company: string | null;
  phone: string | null;
  email: string | null;
  /** What else they filled in. */
  facts: [label: string, value: string][];
  left: string | null;
  demo: { to: string; words: string } | null;
  sourcePage: string | null;
  newsSince: string | null;
  orders: { reference: string }[];
  /** For who takes orders: with this person filled in. */
  newOrder: string | null;
  quotations: { number: string }[];
  earlier: { id: string; on: string }[];
};

/** Beside the thread: who it is, where it came from, what we know from before. */
export function About({ about, children }: { about: Person; children: ReactNode }) {
  const { company, phone, email, facts, left, demo, sourcePage, newsSince, orders, earlier } = about;
  return (
    <aside className="conv__side" aria-label="About this person">
      <h2>Contact</h2>
      <dl className="facts">
        {company && <Fact name="Company">{company}</Fact>}
        <Fact name="Phone">
          {phone ? (
            <a className="text-link" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
              {readablePhone(phone)}
            </a>
          ) : (
            "Not given"
          )}
        </Fact>
        <Fact name="Email">{email ?? "Not given"}</Fact>
        {facts.map(([label, value]) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
        {left && <Fact name="Time left">{left}</Fact>}
        {demo && (
          <Fact name="Demo">
            <Link className="text-link" to={demo.to}>
              {demo.words}
            </Link>
          </Fact>
        )}
      </dl>
      <h2 className="hide-on-tablet">Came from</h2>
      <dl className="facts hide-on-tablet">
        <Fact name="Page">{sourcePage ?? "Unknown"}</Fact>
        <Fact name="News">{newsSince ? `Agreed on ${newsSince}` : "Not agreed"}</Fact>
      </dl>
      <h2 className="hide-on-tablet">Earlier</h2>
      <dl className="facts hide-on-tablet">
        <Fact name="Orders">
          {orders.length
            ? orders.map(({ reference }) => (
                <Link key={reference} className="text-link" to={`/staff/orders/${reference}`}>
                  {reference}
                </Link>
              ))
            : "None"}
          {about.newOrder && (
            <Link className="text-link" to={about.newOrder}>
              New order
            </Link>
          )}
        </Fact>
        <Fact name="Quotations">
          {about.quotations.length
            ? about.quotations.map(({ number }) => (
                <Link key={number} className="text-link" to={`/staff/quotations/${number}`}>
                  {number}
                </Link>
              ))
            : "None"}
        </Fact>
        <Fact name="Messages">
          {earlier.length
            ? earlier.map(({ id, on }) => (
                <Link key={id} className="text-link" to={`/staff/inbox/${id}`}>
                  {on}
                </Link>
              ))
            : "None"}
        </Fact>
      </dl>
      {children}
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
