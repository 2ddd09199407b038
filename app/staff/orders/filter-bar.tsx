import { Form, Link, useSubmit } from "react-router";
import { paymentMethods } from "~/choices/payment-methods";
import { monthAndYear } from "~/time/words";
import { StaffIcon } from "../icon";
import { list, viewWords } from "./content";
import { listAddress, type OrderFilters, views } from "./filters";
import type { OrderList } from "./list-orders.server";

type Props = { filters: OrderFilters } & Pick<OrderList, "counts" | "months" | "people">;

/** A form that only reads: every filter stands in the address. With JavaScript a choice is shown at once. */
export function FilterBar({ filters, counts, months, people }: Props) {
  const submit = useSubmit();
  return (
    <div className="filters filters--auto">
      {/* Another address is another form: its fields show what is filtered now. */}
      <Form
        key={listAddress(filters)}
        className="filters__form"
        role="search"
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) submit(event.currentTarget);
        }}
      >
        {filters.view !== "all" && <input type="hidden" name="view" value={filters.view} />}
        <label className="search">
          <span className="visually-hidden">{list.search}</span>
          <StaffIcon name="search" />
          <input
            className="input"
            type="search"
            name="q"
            defaultValue={filters.search}
            placeholder={list.search}
            autoComplete="off"
          />
        </label>
        <select className="input" name="month" aria-label="Month" defaultValue={filters.month}>
          <option value="">{list.everyMonth}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthAndYear(month)}
            </option>
          ))}
        </select>
        <select className="input" name="owner" aria-label="Owner" defaultValue={filters.owner}>
          <option value="">{list.everybody}</option>
          <option value="nobody">{list.nobody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <select className="input" name="method" aria-label="Payment method" defaultValue={filters.method}>
          <option value="">{list.anyMethod}</option>
          {Object.entries(paymentMethods).map(([method, name]) => (
            <option key={method} value={method}>
              {name}
            </option>
          ))}
        </select>
        <button className="btn btn--line" type="submit">
          {list.show}
        </button>
      </Form>
      <nav className="segments" aria-label="Views">
        {views.map((view) => (
          <Link
            key={view}
            to={listAddress(filters, { view })}
            aria-current={view === filters.view ? "true" : undefined}
          >
            {viewWords[view]} <b>{counts[view]}</b>
          </Link>
        ))}
      </nav>
    </div>
  );
}
