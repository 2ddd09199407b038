import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { customerTexts } from "../customers/content";
import { Facts } from "../facts";
import { Links } from "../links";
import { Tel } from "../tel";

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
  /** What can be begun with this person filled in. */
  begins: { order: string | null; quotation: string | null };
  quotations: { number: string }[];
  earlier: { id: string; on: string }[];
  id: string;
};

/** Beside the thread: who it is, where it came from, what we know from before. */
export function About({ about, children }: { about: Person; children: ReactNode }) {
  const { company, phone, email, facts, left, demo, sourcePage, newsSince, orders, earlier } = about;
  return (
    <aside className="conv__side" aria-label="About this person">
      <h2>Contact</h2>
      <Facts
        facts={[
          ["Company", company],
          ["Phone", phone ? <Tel key="phone" phone={phone} /> : "Not given"],
          ["Email", email ?? "Not given"],
          ...facts,
          ["Time left", left],
          ["Demo", demo && <Links key="demo" of={[{ to: demo.to, text: demo.words }]} none="" />],
        ]}
      />
      <h2 className="hide-on-tablet">Came from</h2>
      <Facts
        className="hide-on-tablet"
        facts={[
          ["Page", sourcePage ?? "Unknown"],
          ["News", newsSince ? `Agreed on ${newsSince}` : "Not agreed"],
        ]}
      />
      <h2 className="hide-on-tablet">Earlier</h2>
      <Facts
        className="hide-on-tablet"
        facts={[
          earlierOf("Orders", [
            ...orders.map(({ reference }) => ({ to: `/staff/orders/${reference}`, text: reference })),
            ...begun(about.begins.order, "New order"),
          ]),
          earlierOf("Quotations", [
            ...about.quotations.map(({ number }) => ({ to: `/staff/quotations/${number}`, text: number })),
            ...begun(about.begins.quotation, "Make a quotation"),
          ]),
          earlierOf(
            "Messages",
            earlier.map(({ id, on }) => ({ to: `/staff/inbox/${id}`, text: on })),
          ),
        ]}
      />
      <p>
        <Link className="text-link" to={href("/staff/customers/:record", { record: about.id })}>
          {customerTexts.link}
        </Link>
      </p>
      {children}
    </aside>
  );
}

function begun(to: string | null, text: string) {
  return to ? [{ to, text }] : [];
}

function earlierOf(name: string, links: { to: string; text: string }[]) {
  return [name, <Links key={name} of={links} none="None" />] as const;
}
