import { href, Link } from "react-router";
import { z } from "zod";
import { amountText, formatCents } from "~/money/format";
import { listOrder } from "~/tax-invoices/list-order.server";
import { monthOf, monthsAfter } from "~/time/nairobi";
import { monthAndYear } from "~/time/words";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { RowAct } from "../row-act";
import { StaffPage } from "../staff-page";
import { Table } from "../table";
import { When } from "../when";
import type { Route } from "./+types/month";
import { kindWords, monthTexts as texts } from "./content";
import { readMonth } from "./month.server";
import { monthIn } from "./month-in";

export const handle = { right: "tax-invoices.work" } satisfies StaffAccess;

const to = (month: string) => `/staff/tax-invoices/month?month=${month}`;

export const loader = staffLoader(handle, async ({ services, actor, url }) => {
  const month = monthIn(url.searchParams);
  return { month, thisMonth: monthOf(new Date()), ...(await readMonth(services, actor, month)) };
});

/** An order that stands on no list comes onto it. */
export const action = staffAction(handle, {
  input: z.object({ id: z.string().max(20) }),
  async act({ services, actor, input: { id }, url }) {
    const isListed = await listOrder(services, actor, id);
    return { to: to(monthIn(url.searchParams)), toast: isListed ? texts.listed(id) : texts.notListed(id) };
  },
});

export default function Month({ loaderData }: Route.ComponentProps) {
  const { month, thisMonth, invoices, notes, rest, waiting, missing } = loaderData;
  const before = monthsAfter(month, -1);
  const after = monthsAfter(month, 1);
  return (
    <StaffPage
      title={texts.title(monthAndYear(month))}
      back={{ to: href("/staff/tax-invoices"), label: texts.back }}
      className="desk"
      acts={
        <>
          <Link className="btn btn--line" rel="prev" to={to(before)}>
            {monthAndYear(before)}
          </Link>
          {after <= thisMonth && (
            <Link className="btn btn--line" rel="next" to={to(after)}>
              {monthAndYear(after)}
            </Link>
          )}
        </>
      }
    >
      <Block title={texts.sums}>
        <Table
          rows={[
            { label: texts.invoices(invoices.count), ...invoices, sign: "" },
            { label: texts.notes(notes.count), ...notes, sign: notes.count > 0 ? "−" : "" },
            { label: texts.rest, ...rest, sign: "" },
          ]}
          keyOf={({ label }) => label}
          columns={[
            { label: texts.columns.what, look: "strong", cell: ({ label }) => label },
            {
              label: texts.columns.vat,
              className: "num",
              cell: ({ vatCents, sign }) => sign + amountText(vatCents),
            },
            {
              label: texts.columns.total,
              className: "num",
              cell: ({ totalCents, sign }) => sign + formatCents(totalCents),
            },
          ]}
        />
        <form method="post" action={href("/staff/tax-invoices/month/file")} className="acts">
          <input type="hidden" name="month" value={month} />
          <button type="submit" className="btn btn--line">
            {texts.download}
          </button>
        </form>
      </Block>
      <Block title={texts.waiting(waiting.length)}>
        {waiting.length === 0 ? (
          <p className="mute">{texts.noneWaiting}</p>
        ) : (
          <Table
            rows={waiting}
            keyOf={({ number }) => number}
            columns={[
              {
                label: texts.columns.number,
                look: "strong",
                cell: ({ number }) => (
                  <Link className="text-link" to={href("/staff/tax-invoices/:number", { number })}>
                    {number}
                  </Link>
                ),
              },
              { label: texts.columns.what, cell: ({ kind }) => kindWords[kind] },
              { label: texts.columns.buyer, cell: ({ buyerName }) => buyerName },
              { label: texts.columns.since, look: "dim", cell: ({ dueAt }) => <When at={dueAt} /> },
              { ...total, cell: ({ totalCents }) => formatCents(totalCents) },
            ]}
          />
        )}
      </Block>
      <Block title={texts.missing(missing.length)}>
        {missing.length === 0 ? (
          <p className="mute">{texts.noneMissing}</p>
        ) : (
          <>
            <p>{texts.whyMissing}</p>
            <Table
              rows={missing}
              keyOf={({ reference }) => reference}
              columns={[
                {
                  label: texts.columns.order,
                  look: "strong",
                  cell: ({ reference }) => (
                    <Link className="text-link" to={href("/staff/orders/:reference", { reference })}>
                      {reference}
                    </Link>
                  ),
                },
                { label: texts.columns.buyer, cell: ({ name }) => name },
                { ...total, cell: ({ totalCents }) => formatCents(totalCents) },
                {
                  label: texts.columns.act,
                  isSilent: true,
                  look: "num",
                  cell: ({ reference }) => <RowAct id={reference} label={texts.list} what={reference} />,
                },
              ]}
            />
          </>
        )}
      </Block>
    </StaffPage>
  );
}

const total = { label: texts.columns.total, className: "num" };
