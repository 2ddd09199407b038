import { data, href, Link } from "react-router";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { Block } from "../block";
import { customerTexts } from "../customers/content";
import { Facts } from "../facts";
import { StaffIcon } from "../icon";
import { Links } from "../links";
import { Reminders } from "../reminders/reminders";
import { remindersOf } from "../reminders/shown.server";
import { Problem, StaffPage } from "../staff-page";
import type { Route } from "./+types/quotation";
import { quotationTexts as texts } from "./content";
import { Lines } from "./lines";
import { readQuotation } from "./read-quotation.server";

export const handle = { right: "quotations.make" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, params: { number = "" } }) => {
  const found = await readQuotation(services, actor, number);
  if (!found) throw data(null, 404);
  const reminders = await remindersOf(services, actor, { kind: "quotation", id: found.id });
  return { ...found, reminders };
});

export default function Quotation({ loaderData, params: { number } }: Route.ComponentProps) {
  const { document, buyer, email, stands, reference, conversations, path, isSpam, heldBack } = loaderData;
  return (
    <StaffPage
      title={number}
      back={{ to: href("/staff/quotations"), label: texts.back }}
      note={stands}
      acts={
        <a className="btn btn--line" href={href("/staff/quotations/:number/pdf", { number })}>
          {texts.pdf}
        </a>
      }
      className="quote"
    >
      {isSpam && <Problem>{texts.spam}</Problem>}
      {heldBack && (
        <div className="msg">
          <StaffIcon name="mail-warning" />
          <span>{texts.heldBack}</span>
        </div>
      )}
      <Block title={texts.buyer}>
        <Facts
          facts={[
            ...buyer.map(
              ([label, value]) => [label, value === email ? <Mail key={label} to={email} /> : value] as const,
            ),
            [texts.made, texts.madeBy(loaderData.maker, loaderData.made)],
            [texts.from, loaderData.sourcePage ?? texts.unknown],
            [
              texts.order,
              <Links
                key="order"
                of={
                  reference ? [{ to: href("/staff/orders/:reference", { reference }), text: reference }] : []
                }
                none={texts.notOrdered}
              />,
            ],
            [
              texts.conversations,
              <Links
                key="conversations"
                of={conversations.map(({ id, on }) => ({ to: href("/staff/inbox/:id", { id }), text: on }))}
                none={texts.none}
              />,
            ],
          ]}
        />
        <Link className="text-link" to={href("/staff/customers/:record", { record: number })}>
          {customerTexts.link}
        </Link>
        <a className="text-link quote__page" href={path} rel="noreferrer">
          {texts.page}
        </a>
      </Block>
      <Block title={texts.machines}>
        <Lines document={document} />
      </Block>
      <Reminders reminders={loaderData.reminders} back={href("/staff/quotations/:number", { number })} />
    </StaffPage>
  );
}

function Mail({ to }: { to: string }) {
  return (
    <a className="text-link" href={`mailto:${to}`}>
      {to}
    </a>
  );
}
