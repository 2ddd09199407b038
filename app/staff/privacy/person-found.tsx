import { Form } from "react-router";
import { readablePhone } from "~/forms/phone-number";
import { fullDate } from "~/time/words";
import { Field } from "../field";
import { StaffIcon } from "../icon";
import { TableHead } from "../table-head";
import { privacyTexts } from "./content";
import type { ShownPerson } from "./shown-person.server";

type Props = { found: ShownPerson; errors?: Record<string, string>; values?: Record<string, string> };

/** Everything that is held about somebody, and what can be done with it. */
export function PersonFound({ found, errors, values }: Props) {
  const { person, name, records, count, hasNews, also } = found;
  return (
    <section className="block">
      <div className="block__head">
        <h2>{name}</h2>
        <span className="caption dim">{privacyTexts.records(count)}</span>
      </div>
      <table className="ledger cards">
        <TableHead columns={["Record", "From", "Holds", "Kept until"]} />
        <tbody>
          {records.map((record, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: records of one kind differ by nothing that may be shown
            <tr key={index}>
              <td className="strong nowrap">{record.what}</td>
              <td className="nowrap mute">{fullDate(record.from)}</td>
              <td className="mute">{record.holds}</td>
              <td className="nowrap dim">
                {typeof record.until === "string" ? record.until : fullDate(record.until)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {also.length > 0 && (
        <Form method="post" className="desk__also">
          <span className="field__hint">{privacyTexts.also}</span>
          {also.map((value) => (
            <button key={value} type="submit" className="btn btn--quiet" name="person" value={value}>
              {readablePhone(value)}
            </button>
          ))}
        </Form>
      )}
      <div className="desk__do">
        <form method="post" action="/staff/privacy/held">
          <input type="hidden" name="person" value={person} />
          <button type="submit" className="btn btn--line" name="as" value="json">
            <StaffIcon name="download" />
            {privacyTexts.exportJson}
          </button>
          <button type="submit" className="btn btn--line" name="as" value="page" formTarget="_blank">
            <StaffIcon name="printer" />
            {privacyTexts.exportPage}
          </button>
        </form>
        {hasNews && (
          <Form method="post">
            <input type="hidden" name="person" value={person} />
            <button type="submit" className="btn btn--line" name="do" value="stop-news">
              {privacyTexts.stopNews}
            </button>
          </Form>
        )}
        <Form method="post" action="/staff/privacy/erase">
          <input type="hidden" name="person" value={person} />
          <button type="submit" className="btn btn--danger btn--line" name="do" value="ask">
            {privacyTexts.erase}
          </button>
        </Form>
      </div>
      <details className="desk__correct" open={errors ? true : undefined}>
        <summary className="text-link">{privacyTexts.correct}</summary>
        <Form method="post" className="desk__form">
          <input type="hidden" name="person" value={person} />
          <p className="field__hint">{privacyTexts.correctHint}</p>
          <Field
            label={privacyTexts.name}
            name="name"
            value={values?.name}
            error={errors?.name}
            autoComplete="off"
          />
          <Field
            label={privacyTexts.email}
            name="email"
            type="email"
            value={values?.email}
            error={errors?.email}
            autoComplete="off"
          />
          <Field
            label={privacyTexts.phone}
            name="phone"
            type="tel"
            value={values?.phone}
            error={errors?.phone}
            autoComplete="off"
          />
          <button type="submit" className="btn btn--primary" name="do" value="correct">
            {privacyTexts.correct}
          </button>
        </Form>
      </details>
    </section>
  );
}
