import { renderToStaticMarkup } from "react-dom/server";
import type { GivenOut } from "~/privacy/given-out";
import { site } from "~/site";
import { longTime } from "~/time/words";

const { name, address, email, phones } = site;

const headings: Record<keyof Omit<GivenOut, "madeAt">, string> = {
  messages: "Messages",
  demoRequests: "Demo requests",
  demoTimes: "Times of demos",
  notesAndAnswers: "Our notes and answers",
  customer: "What we noted of you as a customer",
  reminders: "Reminders",
  emailsReceived: "Emails from you",
  orders: "Orders",
  quotations: "Quotations",
  paymentsWithoutOrder: "Payments that named no order",
  news: "Consent to product news",
  emails: "Emails of the last days",
};

const styles = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #10211a; background: #fff; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; border-top: 2px solid; padding-top: .5rem; margin-top: 2rem; }
  dl { display: grid; grid-template-columns: 10rem 1fr; gap: .15rem 1rem; break-inside: avoid; margin: 0 0 1.25rem; }
  dl div { display: contents; } dt { color: #4a5851; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
  @media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
`;

/** What we hold about a person, for themselves: a whole document, to be read, printed and sent. */
export function heldPage(given: GivenOut): string {
  return `<!doctype html>${renderToStaticMarkup(<HeldDocument given={given} />)}`;
}

/** Without scripts, fonts or pictures. */
function HeldDocument({ given }: { given: GivenOut }) {
  const { madeAt, ...kinds } = given;
  return (
    <html lang="en-KE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`What ${name} holds about you`}</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <h1>{`What ${name} holds about you`}</h1>
          <p>
            Made on {longTime(new Date(madeAt))}, at your request under section 26 of the Data Protection Act,
            2019. Questions: {email.info}, {phones[0]}, {address.district}.
          </p>
          {Object.entries(kinds).map(([kind, records]) => (
            <section key={kind}>
              <h2>
                {headings[kind as keyof typeof headings]} ({records.length})
              </h2>
              {records.map((record, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
                <Facts key={index} record={record} />
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

function Facts({ record }: { record: object }) {
  const given = Object.entries(record).filter(
    ([, value]) => value !== null && value !== undefined && value !== "",
  );
  return (
    <dl>
      {given.map(([key, value]) => (
        <div key={key}>
          <dt>{words(key)}</dt>
          <dd>{text(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `placedAt` as 'Placed at'. */
function words(key: string): string {
  const spaced = key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function text(value: unknown): string {
  if (value instanceof Date) return longTime(value);
  if (Array.isArray(value)) return value.map(text).join("\n");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .filter(([, each]) => each !== null && each !== undefined)
      .map(([key, each]) => `${words(key)}: ${text(each)}`)
      .join(", ");
  }
  return String(value);
}
