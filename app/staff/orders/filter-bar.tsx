import { paymentMethods } from "~/choices/payment-methods";
import { monthAndYear } from "~/time/words";
import { Options } from "~/ui/field";
import { Filters, SearchField, Views } from "../filters";
import { list, viewWords } from "./content";
import { listAddress, type OrderFilters, views } from "./filters";
import type { OrderList } from "./list-orders.server";

type Props = { filters: OrderFilters } & Pick<OrderList, "counts" | "months" | "people">;

export function FilterBar({ filters, counts, months, people }: Props) {
  const { view, search, month, owner, method } = filters;
  return (
    <div className="filters filters--auto">
      <Filters address={listAddress(filters)} show={list.show}>
        {view !== "all" && <input type="hidden" name="view" value={view} />}
        <SearchField label={list.search} defaultValue={search} />
        <select className="input" name="month" aria-label="Month" defaultValue={month}>
          <option value="">{list.everyMonth}</option>
          <Options of={months.map((month) => [month, monthAndYear(month)])} />
        </select>
        <select className="input" name="owner" aria-label="Owner" defaultValue={owner}>
          <option value="">{list.everybody}</option>
          <option value="nobody">{list.nobody}</option>
          <Options of={people.map(({ id, name }) => [id, name])} />
        </select>
        <select className="input" name="method" aria-label="Payment method" defaultValue={method}>
          <option value="">{list.anyMethod}</option>
          <Options of={Object.entries(paymentMethods)} />
        </select>
      </Filters>
      <Views
        label="Views"
        views={views.map((each) => ({
          label: viewWords[each],
          to: listAddress(filters, { view: each }),
          isOn: each === view,
          count: counts[each],
        }))}
      />
    </div>
  );
}
