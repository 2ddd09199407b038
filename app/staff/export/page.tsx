import { may } from "~/access/rights";
import { type Cents, nothing } from "~/money/cents";
import { formatCents } from "~/money/format";
import { servicesContext } from "~/services-context";
import { nairobiDay } from "~/time/nairobi";
import { actorWith, freshFor } from "../auth/session.server";
import { Field } from "../field";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/page";
import { exportTexts } from "./content";
import { countFiltered } from "./export.server";
import { type ExportList, exportInput, lists, statuses } from "./input";

export const middleware = [freshFor("export.plain")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "export.plain");
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const today = nairobiDay(new Date());
  const values = {
    list: "orders",
    rows: "days",
    from: `${today.slice(0, 7)}-01`,
    to: today,
    status: "",
    purpose: "",
    ...asked,
  };
  const parsed = "checked" in asked ? exportInput.safeParse(asked) : undefined;
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed?.error?.issues ?? []) errors[String(path[0])] ??= message;
  const list = values.list === "inbox" ? "inbox" : "orders";
  const filter = (asked.filter ?? "").slice(0, 600);
  const isFiltered = asked.filter !== undefined;
  const filtered = isFiltered
    ? filteredWords(list, await countFiltered(context.get(servicesContext), actor, { list, filter }))
    : undefined;
  return {
    list: list as ExportList,
    filter,
    filtered,
    values: values as typeof values & { personal?: string },
    errors,
    mayPersonal: may(actor, "export.personal"),
  };
}

function filteredWords(
  list: ExportList,
  { count, cents = nothing }: { count: number; cents?: Cents },
): string {
  const { filtered } = exportTexts;
  return list === "orders" ? filtered.orders(count, formatCents(cents)) : filtered.inbox(count);
}

export default function ExportPage({ loaderData }: Route.ComponentProps) {
  const { list, filter, filtered, values, errors, mayPersonal } = loaderData;
  return (
    <>
      <title>{tabTitle(exportTexts.title)}</title>
      <header className="bar">
        <h1>{exportTexts.title}</h1>
        <span className="caption dim">{exportTexts.sub}</span>
      </header>
      <div className="pad desk">
        <form method="post" action="/staff/export/file" className="block desk__form">
          {filtered ? (
            <RowsField list={list} filter={filter} filtered={filtered} rows={values.rows} />
          ) : (
            <ListField list={values.list} />
          )}
          <div className="two">
            <Field
              label={exportTexts.from}
              name="from"
              type="date"
              required
              value={values.from}
              error={errors.from}
            />
            <Field
              label={exportTexts.to}
              name="to"
              type="date"
              required
              value={values.to}
              error={errors.to}
            />
          </div>
          <StatusField list={filtered ? list : undefined} value={values.status} error={errors.status} />
          {mayPersonal && (
            <label className="tick">
              <input
                type="checkbox"
                name="personal"
                value="true"
                defaultChecked={values.personal === "true"}
              />
              {exportTexts.personal}
            </label>
          )}
          <Field
            label={exportTexts.purpose}
            aside={mayPersonal ? exportTexts.needed : undefined}
            name="purpose"
            maxLength={200}
            placeholder={exportTexts.example}
            value={values.purpose}
            error={errors.purpose}
            hint={exportTexts.purposeHint}
          />
          <p className="field__hint">{exportTexts.hint}</p>
          <button type="submit" className="btn btn--primary">
            {exportTexts.download}
          </button>
        </form>
      </div>
    </>
  );
}

function ListField({ list: chosen }: { list: string }) {
  return (
    <fieldset className="field desk__ticks">
      <legend className="lab">{exportTexts.list}</legend>
      {lists.map((list) => (
        <label key={list} className="tick">
          <input type="radio" name="list" value={list} defaultChecked={chosen === list} />
          {exportTexts.lists[list]}
        </label>
      ))}
    </fieldset>
  );
}

type RowsProps = { list: ExportList; filter: string; filtered: string; rows: string };

/** Asked from a list: its rows as they are on screen, or all of some days. */
function RowsField({ list, filter, filtered, rows }: RowsProps) {
  return (
    <fieldset className="field desk__ticks">
      <legend className="lab">{exportTexts.rows}</legend>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="filter" value={filter} />
      <label className="tick">
        <input type="radio" name="rows" value="filtered" defaultChecked={rows !== "days"} />
        {filtered}
      </label>
      <label className="tick">
        <input type="radio" name="rows" value="days" defaultChecked={rows === "days"} />
        {exportTexts.days[list]}
      </label>
    </fieldset>
  );
}

function StatusField({ list: only, value, error }: { list?: ExportList; value: string; error?: string }) {
  return (
    <div className={`field${error ? " field--err" : ""}`}>
      <label htmlFor="status">{exportTexts.status}</label>
      <select
        id="status"
        name="status"
        className="input"
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "status-error" : undefined}
      >
        <option value="">{exportTexts.every}</option>
        {(only ? [only] : lists).map((list) => (
          <optgroup key={list} label={exportTexts.lists[list]}>
            {statuses[list].map((status) => (
              <option key={status} value={status}>
                {exportTexts.statuses[status]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {error && (
        <p className="field__err" id="status-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
