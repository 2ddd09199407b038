import { may } from "~/access/rights";
import { nairobiDay } from "~/working-time/working-time";
import { actorWith, freshFor } from "../auth/session.server";
import { Field } from "../field";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/page";
import { exportTexts } from "./content";
import { exportInput, lists, statuses } from "./input";

export const middleware = [freshFor("export.plain")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorWith(context, "export.plain");
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const today = nairobiDay(new Date());
  const values = {
    list: "orders",
    from: `${today.slice(0, 7)}-01`,
    to: today,
    status: "",
    purpose: "",
    ...asked,
  };
  const parsed = "checked" in asked ? exportInput.safeParse(asked) : undefined;
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed?.error?.issues ?? []) errors[String(path[0])] ??= message;
  return {
    values: values as typeof values & { personal?: string },
    errors,
    mayPersonal: may(actor, "export.personal"),
  };
}

export default function ExportPage({ loaderData: { values, errors, mayPersonal } }: Route.ComponentProps) {
  return (
    <>
      <title>{tabTitle(exportTexts.title)}</title>
      <header className="bar">
        <h1>{exportTexts.title}</h1>
        <span className="cap dim">{exportTexts.sub}</span>
      </header>
      <div className="pad desk">
        <form method="post" action="/staff/export/file" className="sec desk__form">
          <fieldset className="f desk__ticks">
            <legend className="lab">{exportTexts.list}</legend>
            {lists.map((list) => (
              <label key={list} className="tick">
                <input type="radio" name="list" value={list} defaultChecked={values.list === list} />
                {exportTexts.lists[list]}
              </label>
            ))}
          </fieldset>
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
          <StatusField value={values.status} error={errors.status} />
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
          <p className="hint">{exportTexts.hint}</p>
          <button type="submit" className="b b--p">
            {exportTexts.download}
          </button>
        </form>
      </div>
    </>
  );
}

function StatusField({ value, error }: { value: string; error?: string }) {
  return (
    <div className={`f${error ? " f--err" : ""}`}>
      <label htmlFor="status">{exportTexts.status}</label>
      <select
        id="status"
        name="status"
        className="in"
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "status-error" : undefined}
      >
        <option value="">{exportTexts.every}</option>
        {lists.map((list) => (
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
        <p className="f__err" id="status-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
