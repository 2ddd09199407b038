import { Link } from "react-router";
import { may } from "~/access/rights";
import { servicesContext } from "~/services-context";
import { monthAndYear } from "~/time/words";
import { actorWith } from "../auth/session.server";
import { Empty } from "../empty";
import { useListKeys } from "../frame/list-keys";
import { StaffIcon } from "../icon";
import { Pages } from "../pages";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/list";
import { list } from "./content";
import { FilterBar } from "./filter-bar";
import { filterQuery, listAddress, type OrderFilters, readFilters } from "./filters";
import { listOrders } from "./list-orders.server";
import { OrderTable } from "./order-table";
import { Sums } from "./sums";

export async function loader({ request, context }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const actor = actorWith(context, "orders.read");
  const orders = await listOrders(context.get(servicesContext), actor, filters);
  return { filters, mayExport: may(actor, "export.plain"), mayOrder: may(actor, "orders.move"), ...orders };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { filters, rows, seesMoney, sums, counts, previous, next, mayExport, mayOrder } = loaderData;
  useListKeys("tr.go a");
  return (
    <>
      <title>{tabTitle(list.title)}</title>
      <header className="bar">
        <h1>{list.title}</h1>
        <span className="caption dim">
          {list.inAll(counts[filters.view], filters.month && monthAndYear(filters.month))}
        </span>
        <div className="bar__end">
          {mayExport && (
            <Link className="btn btn--line" to={`/staff/export?${exportQuery(filters)}`}>
              <StaffIcon name="download" />
              {list.export}
            </Link>
          )}
          {mayOrder && (
            <Link className="btn btn--primary" to="/staff/orders/new">
              {list.newOrder}
            </Link>
          )}
        </div>
      </header>
      <div className="pad">
        {sums && <Sums sums={sums} />}
        {seesMoney && !sums && <p className="field__hint">{list.tooManyToSum}</p>}
        <FilterBar {...loaderData} />
        {rows.length > 0 ? <OrderTable {...{ rows, seesMoney, sums }} /> : <NoOrders filters={filters} />}
        <Pages
          label={list.pages}
          previous={previous && { to: listAddress(filters, { before: previous }), text: list.newer }}
          next={next && { to: listAddress(filters, { after: next }), text: list.older }}
        />
      </div>
    </>
  );
}

/** The export offers the rows that are on screen. */
function exportQuery(filters: OrderFilters): string {
  return String(
    new URLSearchParams({ list: "orders", rows: "filtered", filter: String(filterQuery(filters)) }),
  );
}

function NoOrders({ filters }: { filters: OrderFilters }) {
  const isFiltered = listAddress(filters) !== listAddress({ view: "all", search: "" });
  return <Empty {...(isFiltered ? list.noMatch : list.none)} />;
}
