import { Link } from "react-router";
import { may } from "~/access/rights";
import { monthAndYear } from "~/time/words";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { filteredExport } from "../export/filtered";
import { useListKeys } from "../frame/list-keys";
import { StaffIcon } from "../icon";
import { StaffPage } from "../staff-page";
import { Sums } from "../sums";
import type { Route } from "./+types/list";
import { list } from "./content";
import { FilterBar } from "./filter-bar";
import { filterQuery, readFilters } from "./filters";
import { listOrders } from "./list-orders.server";
import { OrderTable } from "./order-table";

export const handle = { right: "orders.read" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, url }) => {
  const filters = readFilters(url.searchParams);
  const orders = await listOrders(services, actor, filters);
  return { filters, mayExport: may(actor, "export.plain"), mayOrder: may(actor, "orders.move"), ...orders };
});

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { filters, seesMoney, sums, counts, mayExport, mayOrder } = loaderData;
  useListKeys("tr.go a");
  return (
    <StaffPage
      title={list.title}
      note={list.inAll(counts[filters.view], filters.month && monthAndYear(filters.month))}
      acts={
        <>
          {mayExport && (
            <Link className="btn btn--line" to={filteredExport("orders", filterQuery(filters))}>
              <StaffIcon name="download" />
              {list.export}
            </Link>
          )}
          {mayOrder && (
            <Link className="btn btn--primary" to="/staff/orders/new">
              {list.newOrder}
            </Link>
          )}
        </>
      }
    >
      {sums && (
        <Sums
          sums={(["ordered", "paid", "left", "vat"] as const).map((name) => [list.sums[name], sums[name]])}
        />
      )}
      {seesMoney && !sums && <p className="field__hint">{list.tooManyToSum}</p>}
      <FilterBar {...loaderData} />
      <OrderTable {...loaderData} />
    </StaffPage>
  );
}
