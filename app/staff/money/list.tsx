import { Form, Link } from "react-router";
import { z } from "zod";
import { may } from "~/access/rights";
import { formatMinor } from "~/money/format";
import { aboutProvider } from "~/payment-providers/all";
import { closeDispute, openDisputes } from "~/payments/disputes.server";
import { methodNames } from "~/payments/method-names";
import { longTime } from "~/time/words";
import { isUuid } from "~/uuid";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { readCursor } from "../cursor";
import { Views } from "../filters";
import { List } from "../list";
import { StaffPage } from "../staff-page";
import { type Column, Table } from "../table";
import { When } from "../when";
import type { Route } from "./+types/list";
import { moneyTexts as texts } from "./content";
import { listUnmatched } from "./unmatched.server";

export const handle = { right: "money.read", post: "payments.record" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, url: { searchParams } }) => {
  const settled = searchParams.get("view") === "settled";
  const cursor = readCursor(searchParams, isUuid);
  const [{ rows, ...pages }, disputes] = await Promise.all([
    listUnmatched(services, actor, { settled, ...cursor }),
    settled ? [] : openDisputes(services),
  ]);
  return {
    settled,
    mayClose: may(actor, "payments.record"),
    disputes: disputes.map(({ id, kind, provider, reason, amountMinor, currency, respondBy, reference }) => ({
      id,
      provider: aboutProvider(provider).method.label,
      what: [texts.disputes.kinds[kind], reason?.replaceAll("-", " ")].filter(Boolean).join(", "),
      amount: amountMinor !== null && currency ? formatMinor({ minor: amountMinor, currency }) : "",
      respondBy: respondBy ? longTime(respondBy) : "",
      reference,
    })),
    ...pages,
    rows: rows.map(({ money, reference }) => ({
      id: money.id,
      receivedAt: money.receivedAt,
      method: methodNames[money.method],
      receipt: money.receiptCode,
      account: money.account,
      amount: formatMinor({ minor: money.amountMinor, currency: money.currency }),
      reference,
    })),
  };
});

export const action = staffAction(handle, {
  input: z.object({ dispute: z.uuid().catch("") }),
  async act({ services, actor, input: { dispute } }) {
    const isClosed = isUuid(dispute) && (await closeDispute(services, actor, dispute));
    return { to: "/staff/money", toast: isClosed ? texts.disputes.closed : texts.disputes.gone };
  },
});

export default function UnmatchedPayments({ loaderData }: Route.ComponentProps) {
  const { settled, rows, previous, next } = loaderData;
  return (
    <StaffPage
      title={texts.title}
      sub={texts.sub}
      acts={
        <>
          <Views
            label={texts.whose}
            views={[
              { label: texts.views.open, to: "/staff/money", isOn: !settled },
              { label: texts.views.settled, to: "/staff/money?view=settled", isOn: settled },
            ]}
          />
          <Link className="btn btn--line" to="/staff/money/statement">
            {texts.statement}
          </Link>
        </>
      }
    >
      {loaderData.disputes.length > 0 && <Disputes {...loaderData} />}
      <List
        columns={columns(settled)}
        rows={rows}
        keyOf={({ id }) => id}
        cards="cards--pay"
        empty={{ title: texts.none[settled ? "settled" : "open"], text: texts.noneText }}
        pages={{ label: texts.pages, on: texts.more, previous, next }}
      />
    </StaffPage>
  );
}

type Listed = Route.ComponentProps["loaderData"];

function columns(settled: boolean): Column<Listed["rows"][number]>[] {
  const { columns: names } = texts;
  return [
    {
      label: names.received,
      look: "nowrap",
      cell: ({ receivedAt }) => <When at={receivedAt} />,
    },
    { label: names.method, cell: ({ method }) => method },
    { label: names.receipt, look: "strong", cell: ({ receipt }) => receipt },
    {
      label: names.account,
      cell: ({ account }) =>
        account || <span className="dim">{texts.noAccount[settled ? "settled" : "open"]}</span>,
    },
    { label: names.amount, className: "num", cell: ({ amount }) => amount },
    {
      label: settled ? names.order : texts.match,
      isSilent: settled ? undefined : true,
      look: "num",
      cell: ({ id, receipt, reference }) => (
        <Link
          className={settled ? "text-link" : "btn btn--line"}
          to={`/staff/money/${id}`}
          aria-label={settled ? undefined : `${texts.match}: ${receipt}`}
        >
          {settled ? (reference ?? texts.sentBack) : texts.match}
        </Link>
      ),
    },
  ];
}

function Disputes({ disputes, mayClose }: Listed) {
  const { title, text, columns, close, closeNamed } = texts.disputes;
  return (
    <Block id="disputes" title={title}>
      <p className="field__hint">{text}</p>
      <Table
        rows={disputes}
        keyOf={({ id }) => id}
        cards="cards--pay"
        columns={[
          {
            label: columns.by,
            look: "nowrap",
            cell: ({ respondBy }) => respondBy || <span className="dim">{columns.noDay}</span>,
          },
          { label: columns.provider, cell: ({ provider }) => provider },
          { label: columns.what, cell: ({ what }) => what },
          {
            label: columns.order,
            cell: ({ reference }) =>
              reference && (
                <Link className="text-link" to={`/staff/orders/${reference}#payments`}>
                  {reference}
                </Link>
              ),
          },
          { label: columns.amount, className: "num", cell: ({ amount }) => amount },
          {
            label: close,
            isSilent: true,
            look: "num",
            cell: ({ id, reference, provider }) =>
              mayClose && (
                <Form method="post">
                  <button
                    type="submit"
                    className="btn btn--line"
                    name="dispute"
                    value={id}
                    aria-label={closeNamed(reference ?? provider)}
                  >
                    {close}
                  </button>
                </Form>
              ),
          },
        ]}
      />
    </Block>
  );
}
