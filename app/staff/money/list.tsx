import { Link } from "react-router";
import { methodNames } from "~/payments/method-names";
import { servicesContext } from "~/services.server";
import { actorWith } from "../auth/session.server";
import { longTime, shortTime } from "../clock";
import { type Cursor, readCursor, writeCursor } from "../cursor";
import { Empty } from "../empty";
import { Pages } from "../pages";
import { tabTitle } from "../tab-title";
import { TableHead } from "../table-head";
import type { Route } from "./+types/list";
import { amountOf } from "./amount";
import { moneyTexts as texts } from "./content";
import { listUnmatched, uuid } from "./unmatched.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "money.read");
  const params = new URL(request.url).searchParams;
  const settled = params.get("view") === "settled";
  const cursor = readCursor(params, (key) => uuid.test(key));
  const { rows, ...pages } = await listUnmatched(context.get(servicesContext), actor, { settled, ...cursor });
  const now = new Date();
  return {
    settled,
    ...pages,
    rows: rows.map(({ money, reference }) => ({
      id: money.id,
      received: shortTime(money.receivedAt, now),
      receivedFull: longTime(money.receivedAt),
      method: methodNames[money.method],
      receipt: money.receiptCode,
      account: money.account,
      amount: amountOf({ minor: money.amountMinor, currency: money.currency }),
      reference,
    })),
  };
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
        <span className="cap dim hide-s">{texts.sub}</span>
        <nav className="bar__r segs" aria-label={texts.whose}>
          <Link to="/staff/money" aria-current={settled ? undefined : "page"}>
            {texts.views.open}
          </Link>
          <Link to="/staff/money?view=settled" aria-current={settled ? "page" : undefined}>
            {texts.views.settled}
          </Link>
        </nav>
      </header>
      <div className="pad">
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

function Rows({ rows, settled }: Listed) {
  const { columns } = texts;
  return (
    <table className="led cards cards--pay">
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
            <td className="nw" title={row.receivedFull}>
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
                <Link className="tlink" to={`/staff/money/${row.id}`}>
                  {row.reference ?? texts.sentBack}
                </Link>
              ) : (
                <Link
                  className="b b--l"
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
