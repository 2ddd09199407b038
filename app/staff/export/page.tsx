import { may } from "~/access/rights";
import { type Fields, parseFields } from "~/forms/rules";
import { nothing } from "~/money/cents";
import { formatCents } from "~/money/format";
import { nairobiDay } from "~/time/nairobi";
import { Field, Options } from "~/ui/field";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { fieldsOf } from "../fields-of";
import { StaffPage } from "../staff-page";
import { Ticks } from "../ticks";
import type { Route } from "./+types/page";
import { exportTexts as texts } from "./content";
import { countFiltered } from "./export.server";
import { type ExportList, exportInput, lists, statuses } from "./input";

export const handle = { right: "export.plain", isFresh: true } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, url: { searchParams } }) => {
  const asked: Record<string, string> = Object.fromEntries(searchParams);
  const today = nairobiDay(new Date());
  const values = { list: "orders", from: `${today.slice(0, 7)}-01`, to: today, ...asked };
  const parsed = "checked" in asked ? parseFields(exportInput, values) : undefined;
  const errors: Fields = parsed && "errors" in parsed ? parsed.errors : {};
  const list: ExportList = lists.find((each) => each === values.list) ?? "orders";
  const filter = asked.filter?.slice(0, 600);
  return {
    list,
    filter,
    filtered: filter === undefined ? undefined : await filteredWords(filter),
    values: values as Record<string, string | undefined>,
    errors,
    mayPersonal: may(actor, "export.personal"),
  };

  async function filteredWords(filter: string): Promise<string> {
    const { count, cents = nothing } = await countFiltered(services, actor, { list, filter });
    return list === "orders" ? texts.filtered.orders(count, formatCents(cents)) : texts.filtered.inbox(count);
  }
});

export default function ExportPage({ loaderData }: Route.ComponentProps) {
  const { list, filter, filtered, values, errors, mayPersonal } = loaderData;
  const field = fieldsOf(texts, { errors }, values);
  return (
    <StaffPage title={texts.title} note={texts.sub} className="desk">
      <form method="post" action="/staff/export/file" className="block form">
        {filtered ? (
          <>
            <input type="hidden" name="list" value={list} />
            <input type="hidden" name="filter" value={filter} />
            {/* Asked from a list: its rows as they are on screen, or all of some days. */}
            <Ticks
              legend={texts.rows}
              name="rows"
              options={[
                ["filtered", filtered],
                ["days", texts.days[list === "inbox" ? "inbox" : "orders"]],
              ]}
              chosen={values.rows === "days" ? "days" : "filtered"}
            />
          </>
        ) : (
          <Ticks
            legend={texts.list}
            name="list"
            options={lists.map((each) => [each, texts.lists[each]])}
            chosen={list}
          />
        )}
        <div className="two">
          <Field {...field("from")} type="date" required />
          <Field {...field("to")} type="date" required />
        </div>
        <Field as="select" {...field("status")}>
          <option value="">{texts.every}</option>
          {(filtered ? [list] : lists.filter((each) => statuses[each].length > 0)).map((each) => (
            <optgroup key={each} label={texts.lists[each]}>
              <Options of={statuses[each].map((status) => [status, texts.statuses[status]])} />
            </optgroup>
          ))}
        </Field>
        {mayPersonal && (
          <label className="tick">
            <input type="checkbox" name="personal" value="true" defaultChecked={values.personal === "true"} />
            {texts.personal}
          </label>
        )}
        <Field
          {...field("purpose")}
          aside={mayPersonal ? texts.needed : undefined}
          maxLength={200}
          placeholder={texts.example}
          hint={texts.purposeHint}
        />
        <p className="field__hint">{texts.hint}</p>
        <button type="submit" className="btn btn--primary">
          {texts.download}
        </button>
      </form>
    </StaffPage>
  );
}
