import { href, Link } from "react-router";
import { amountText } from "~/money/format";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { readCursor } from "../cursor";
import { Filters, SearchField } from "../filters";
import { List } from "../list";
import { StaffPage } from "../staff-page";
import type { Column } from "../table";
import type { Route } from "./+types/list";
import { quotationsTexts as texts } from "./content";
import { type ListedQuotation, listQuotations } from "./list-quotations.server";

export const handle = { right: "quotations.make" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, url: { searchParams } }) => {
  const search = (searchParams.get("q") ?? "").trim().slice(0, 100);
  const cursor = readCursor(searchParams, (key) => /^VQ-\w{6}$/.test(key));
  return { search, ...(await listQuotations(services, actor, { search, ...cursor })) };
});

export default function Quotations({ loaderData }: Route.ComponentProps) {
  const { rows, count, search, previous, next } = loaderData;
  return (
    <StaffPage
      title={texts.title}
      note={texts.inAll(count)}
      acts={
        <Link className="btn btn--primary" to={href("/staff/quotations/new")}>
          {texts.make}
        </Link>
      }
    >
      <Filters address={search} className="find__form" show={texts.search}>
        <SearchField label={texts.find} defaultValue={search} />
      </Filters>
      <List
        columns={columns}
        rows={rows}
        keyOf={({ number }) => number}
        cards="cards--ord"
        rowLook="go"
        empty={search ? texts.noMatch : texts.none}
        pages={{ label: texts.pages, previous, next }}
      />
    </StaffPage>
  );
}

const { columns: names } = texts;

const columns: Column<ListedQuotation>[] = [
  {
    label: names.number,
    look: "order__ref nowrap strong",
    cell: ({ number }) => <Link to={href("/staff/quotations/:number", { number })}>{number}</Link>,
  },
  { label: names.who, look: "order__who", cell: ({ who }) => who },
  { label: names.machines, className: "hide-on-tablet", look: "mute", cell: ({ machines }) => machines },
  {
    label: names.stands,
    look: "order__status",
    cell: ({ isOver, stands, reference, isSpam }) => (
      <>
        <span className={isOver ? "dim" : undefined}>{stands}</span>{" "}
        {reference && <span className="dim">{reference}</span>}
        {isSpam && <span className="tag tag--spam">{texts.spam}</span>}
      </>
    ),
  },
  {
    label: names.made,
    className: "hide-on-tablet",
    look: "dim",
    cell: ({ made, maker }) => `${made}, ${maker}`,
  },
  {
    label: names.amount,
    className: "num",
    look: "order__sum strong",
    cell: ({ totalCents }) => amountText(totalCents),
  },
];
