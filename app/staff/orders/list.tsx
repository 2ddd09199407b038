import { Link } from "react-router";
import { servicesContext } from "~/services.server";
import { actorWith } from "../auth/session.server";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/list";
import { list } from "./content";
import { FilterBar } from "./filter-bar";
import { listAddress, type OrderFilters, readFilters } from "./filters";
import { listOrders, rowsPerPage } from "./list-orders.server";
import { OrderTable } from "./order-table";
import { Sums } from "./sums";

export async function loader({ request, context }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const actor = actorWith(context, "orders.read");
  const orders = await listOrders(context.get(servicesContext), actor, filters);
  return { filters, pages: Math.ceil(orders.counts[filters.view] / rowsPerPage), ...orders };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { filters, rows, sums, counts, pages } = loaderData;
  return (
    <>
      <title>{tabTitle(list.title)}</title>
      <header className="bar">
        <h1>{list.title}</h1>
        <span className="cap dim">{counts[filters.view]}</span>
      </header>
      <div className="pad">
        {sums && <Sums sums={sums} />}
        <FilterBar {...loaderData} />
        {rows.length > 0 ? <OrderTable rows={rows} sums={sums} /> : <NoOrders filters={filters} />}
        {pages > 1 && <Pages filters={filters} pages={pages} />}
      </div>
    </>
  );
}

function NoOrders({ filters }: { filters: OrderFilters }) {
  const isFiltered = listAddress(filters) !== listAddress({ view: "all", search: "", page: 1 });
  return (
    <div className="empty">
      <h2>{isFiltered ? list.noMatch.title : list.none.title}</h2>
      <p>{isFiltered ? list.noMatch.text : list.none.text}</p>
      {isFiltered && (
        <Link className="b b--l" to="/staff/orders">
          {list.noMatch.clear}
        </Link>
      )}
    </div>
  );
}

function Pages({ filters, pages }: { filters: OrderFilters; pages: number }) {
  const { page } = filters;
  return (
    <nav className="pages" aria-label={list.pages}>
      {page > 1 && (
        <Link className="b b--l" rel="prev" to={listAddress(filters, { page: page - 1 })}>
          {list.newer}
        </Link>
      )}
      <span className="dim">
        {page} of {pages}
      </span>
      {page < pages && (
        <Link className="b b--l" rel="next" to={listAddress(filters, { page: page + 1 })}>
          {list.older}
        </Link>
      )}
    </nav>
  );
}
