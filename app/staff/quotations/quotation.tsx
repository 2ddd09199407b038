import type { ReactNode } from "react";
import { data, href, Link } from "react-router";
import { servicesContext } from "~/services-context";
import { actorWith } from "../auth/session.server";
import { StaffIcon } from "../icon";
import { Reminders } from "../reminders/reminders";
import { remindersOf } from "../reminders/shown.server";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/quotation";
import { quotationTexts as texts } from "./content";
import { Lines } from "./lines";
import { readQuotation } from "./read-quotation.server";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "quotations.make");
  const found = await readQuotation(context.get(servicesContext), actor, params.number);
  if (!found) throw data(null, 404);
  const reminders = await remindersOf(context.get(servicesContext), actor, {
    kind: "quotation",
    id: found.id,
  });
  return { ...found, reminders };
}

export default function Quotation({ loaderData, params: { number } }: Route.ComponentProps) {
  const { document, buyer, email, stands, reference, conversations, path, isSpam, heldBack } = loaderData;
  return (
    <>
      <title>{tabTitle(number)}</title>
      <header className="bar">
        <Link className="icon-btn" to={href("/staff/quotations")} aria-label={texts.back}>
          <StaffIcon name="arrow-left" />
        </Link>
        <h1>{number}</h1>
        <span className="caption dim">{stands}</span>
        <a className="btn btn--line bar__end" href={href("/staff/quotations/:number/pdf", { number })}>
          {texts.pdf}
        </a>
      </header>
      <div className="pad quote">
        {isSpam && (
          <div className="msg msg--err">
            <StaffIcon name="shield-alert" />
            <span>{texts.spam}</span>
          </div>
        )}
        {heldBack && (
          <div className="msg">
            <StaffIcon name="mail-warning" />
            <span>{texts.heldBack}</span>
          </div>
        )}
        <section className="block">
          <h2>{texts.buyer}</h2>
          <dl className="facts">
            {buyer.map(([label, value]) => (
              <Fact key={label} name={label}>
                {value === email ? (
                  <a className="text-link" href={`mailto:${email}`}>
                    {email}
                  </a>
                ) : (
                  value
                )}
              </Fact>
            ))}
            <Fact name={texts.made}>{texts.madeBy(loaderData.maker, loaderData.made)}</Fact>
            <Fact name={texts.from}>{loaderData.sourcePage ?? texts.unknown}</Fact>
            <Fact name={texts.order}>
              {reference ? (
                <Link className="text-link" to={href("/staff/orders/:reference", { reference })}>
                  {reference}
                </Link>
              ) : (
                texts.notOrdered
              )}
            </Fact>
            <Fact name={texts.conversations}>
              {conversations.length
                ? conversations.map(({ id, on }) => (
                    <Link key={id} className="text-link" to={href("/staff/inbox/:id", { id })}>
                      {on}
                    </Link>
                  ))
                : texts.none}
            </Fact>
          </dl>
          <a className="text-link quote__page" href={path} rel="noreferrer">
            {texts.page}
          </a>
        </section>
        <section className="block">
          <h2>{texts.machines}</h2>
          <Lines document={document} />
        </section>
        <Reminders reminders={loaderData.reminders} back={href("/staff/quotations/:number", { number })} />
      </div>
    </>
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
