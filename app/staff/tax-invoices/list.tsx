import { href, Link } from "react-router";
import { formatCents } from "~/money/format";
import { isTaxNumber } from "~/tax-due/number";
import { fullDate } from "~/time/words";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { readCursor } from "../cursor";
import { Views } from "../filters";
import { List } from "../list";
import { StaffPage } from "../staff-page";
import { When } from "../when";
import type { Route } from "./+types/list";
import { kindWords, monthTexts, reasonWords, listTexts as texts } from "./content";
import { type ListView, listTaxInvoices } from "./read.server";

export const handle = { right: "tax-invoices.work" } satisfies StaffAccess;

const to = "/staff/tax-invoices";

export const loader = staffLoader(handle, async ({ services, actor, url: { searchParams } }) => {
  const view: ListView = searchParams.get("view") === "issued" ? "issued" : "due";
  const cursor = readCursor(searchParams, isTaxNumber);
  return { view, ...(await listTaxInvoices(services, actor, { view, ...cursor })) };
});

export default function TaxInvoices({ loaderData }: Route.ComponentProps) {
  const { view, rows, counts, previous, next } = loaderData;
  const { columns: names } = texts;
  return (
    <StaffPage
      title={texts.title}
      acts={
        <>
          <Link className="btn btn--line" to={href("/staff/tax-invoices/month")}>
            {monthTexts.link}
          </Link>
          <Views
            label={texts.viewsLabel}
            views={(["due", "issued"] as const).map((each) => ({
              label: texts.views[each],
              to: each === "due" ? to : `${to}?view=${each}`,
              isOn: each === view,
              count: counts[each],
            }))}
          />
        </>
      }
    >
      <List
        rows={rows}
        keyOf={({ number }) => number}
        cards
        columns={[
          {
            label: names.number,
            look: "strong",
            cell: ({ number }) => (
              <Link className="text-link" to={href("/staff/tax-invoices/:number", { number })}>
                {number}
              </Link>
            ),
          },
          { label: names.kind, cell: ({ kind }) => kindWords[kind] },
          view === "due" && { label: names.why, look: "mute", cell: ({ reason }) => reasonWords[reason] },
          { label: names.buyer, cell: ({ buyerName }) => buyerName },
          { label: names.pin, look: "mute", isNamed: true, cell: ({ buyerPin }) => buyerPin ?? texts.noPin },
          view === "issued" && {
            label: names.kra,
            cell: ({ kraNumber }) => kraNumber ?? texts.inPdf,
          },
          {
            label: view === "due" ? names.since : names.on,
            look: "dim",
            cell: ({ dueAt, issuedOn }) => (issuedOn ? fullDate(issuedOn) : <When at={dueAt} />),
          },
          {
            label: names.total,
            className: "num",
            cell: ({ totalCents, kind }) => (kind === "invoice" ? "" : "−") + formatCents(totalCents),
          },
        ]}
        empty={texts.none[view]}
        pages={{
          label: texts.pages,
          previous,
          next,
          ...(view === "due" && { back: "Older", on: "Newer" }),
        }}
      />
    </StaffPage>
  );
}
