import { Form, Link } from "react-router";
import { may } from "~/access/rights";
import { readForm } from "~/forms/read-form.server";
import { formatMinor } from "~/money/format";
import { aboutProvider } from "~/payment-providers/all";
import { closeDispute, openDisputes } from "~/payments/disputes.server";
import { methodNames } from "~/payments/method-names";
import { servicesContext } from "~/services-context";
import { longTime, shortTime } from "~/time/words";
import { isUuid } from "~/uuid";
import { actorWith } from "../auth/session.server";
import { type Cursor, readCursor, writeCursor } from "../cursor";
import { Empty } from "../empty";
import { redirectWithToast } from "../frame/toast.server";
import { Pages } from "../pages";
import { tabTitle } from "../tab-title";
import { TableHead } from "../table-head";
import type { Route } from "./+types/list";
import { moneyTexts as texts } from "./content";
import { listUnmatched } from "./unmatched.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "money.read");
  const params = new URL(request.url).searchParams;
  const settled = params.get("view") === "settled";
  const cursor = readCursor(params, isUuid);
  const services = context.get(servicesContext);
  const [{ rows, ...pages }, disputes] = await Promise.all([
    listUnmatched(services, actor, { settled, ...cursor }),
    settled ? [] : openDisputes(services),
  ]);
  const now = new Date();
  return {
    settled,
    mayClose: may(actor, "payments.record"),
    disputes: disputes.map((dispute) => ({
      id: dispute.id,
      provider: aboutProvider(dispute.provider).method.label,
      kind: texts.disputes.kinds[dispute.kind],
      reason: dispute.reason?.replaceAll("-", " ") ?? "",
      amount:
        dispute.amountMinor !== null && dispute.currency
          ? formatMinor({ minor: dispute.amountMinor, currency: dispute.currency })
          : "",
      respondBy: dispute.respondBy ? longTime(dispute.respondBy) : "",
      reference: dispute.reference,
    })),
    ...pages,
    rows: rows.map(({ money, reference }) => ({
      id: money.id,
      received: shortTime(money.receivedAt, now),
      receivedFull: longTime(money.receivedAt),
      method: methodNames[money.method],
      receipt: money.receiptCode,
      account: money.account,
      amount: formatMinor({ minor: money.amountMinor, currency: money.currency }),
      reference,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "payments.record");
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const id = String(form.get("dispute") ?? "");
  const isClosed = isUuid(id) && (await closeDispute(services, actor, id));
  return redirectWithToast(services, "/staff/money", {
    text: isClosed ? texts.disputes.closed : texts.disputes.gone,
  });
}

export default function UnmatchedPayments({ loaderData }: Route.ComponentProps) {
  const { settled, rows, previous, next } = loaderData;
  const address = (cursor: Cursor) => {
    const query = new URLSearchParams(settled ? { view: "settled" } : {});
    writeCursor(query, cursor);
    return `/staff/money?${query}`;
  };
  return (
    <>
      <title>{tabTitle(texts.title)}</title>
      <header className="bar">
        <h1>{texts.title}</h1>
        <span className="caption dim hide-on-phone">{texts.sub}</span>
        <div className="bar__end">
          <nav className="segments" aria-label={texts.whose}>
            <Link to="/staff/money" aria-current={settled ? undefined : "page"}>
              {texts.views.open}
            </Link>
            <Link to="/staff/money?view=settled" aria-current={settled ? "page" : undefined}>
              {texts.views.settled}
            </Link>
          </nav>
          <Link className="btn btn--line" to="/staff/money/statement">
            {texts.statement}
          </Link>
        </div>
      </header>
      <div className="pad">
        {loaderData.disputes.length > 0 && <Disputes {...loaderData} />}
        {rows.length === 0 ? (
          <Empty title={settled ? texts.none.settled : texts.none.open} text={texts.noneText} />
        ) : (
          <Rows {...loaderData} />
        )}
        <Pages
          label={texts.pages}
          previous={previous && { to: address({ before: previous }), text: texts.newer }}
          next={next && { to: address({ after: next }), text: texts.more }}
        />
      </div>
    </>
  );
}

type Listed = Route.ComponentProps["loaderData"];

function Disputes({ disputes, mayClose }: Listed) {
  const { title, text, columns, close, closeNamed } = texts.disputes;
  return (
    <section className="block" id="disputes">
      <div className="block__head">
        <h2>{title}</h2>
      </div>
      <p className="field__hint">{text}</p>
      <table className="ledger cards cards--pay">
        <TableHead
          columns={[
            columns.by,
            columns.provider,
            columns.what,
            columns.order,
            { label: columns.amount, className: "num" },
            { label: close, isSilent: true },
          ]}
        />
        <tbody>
          {disputes.map((row) => (
            <tr key={row.id}>
              <td className="nowrap">{row.respondBy || <span className="dim">{columns.noDay}</span>}</td>
              <td>{row.provider}</td>
              <td>{[row.kind, row.reason].filter(Boolean).join(", ")}</td>
              <td>
                {row.reference && (
                  <Link className="text-link" to={`/staff/orders/${row.reference}#payments`}>
                    {row.reference}
                  </Link>
                )}
              </td>
              <td className="num">{row.amount}</td>
              <td className="num">
                {mayClose && (
                  <Form method="post">
                    <button
                      type="submit"
                      className="btn btn--line"
                      name="dispute"
                      value={row.id}
                      aria-label={closeNamed(row.reference ?? row.provider)}
                    >
                      {close}
                    </button>
                  </Form>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Rows({ rows, settled }: Listed) {
  const { columns } = texts;
  return (
    <table className="ledger cards cards--pay">
      <TableHead
        columns={[
          columns.received,
          columns.method,
          columns.receipt,
          columns.account,
          { label: columns.amount, className: "num" },
          settled ? columns.order : { label: texts.match, isSilent: true },
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="nowrap" title={row.receivedFull}>
              {row.received}
            </td>
            <td>{row.method}</td>
            <td className="strong">{row.receipt}</td>
            <td>
              {row.account || <span className="dim">{texts.noAccount[settled ? "settled" : "open"]}</span>}
            </td>
            <td className="num">{row.amount}</td>
            <td className="num">
              {settled ? (
                <Link className="text-link" to={`/staff/money/${row.id}`}>
                  {row.reference ?? texts.sentBack}
                </Link>
              ) : (
                <Link
                  className="btn btn--line"
                  to={`/staff/money/${row.id}`}
                  aria-label={`${texts.match}: ${row.receipt}`}
                >
                  {texts.match}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
