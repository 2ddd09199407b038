import { Form } from "react-router";
import { readablePhone } from "~/forms/phone-number";
import { fullDate } from "~/time/words";
import { Field } from "~/ui/field";
import { Block } from "../block";
import { fieldsOf } from "../fields-of";
import { StaffIcon } from "../icon";
import { Table } from "../table";
import { privacyTexts } from "./content";
import type { ShownPerson } from "./shown-person.server";

type Props = { found: ShownPerson; errors?: Record<string, string>; values?: Record<string, string> };

/** Everything that is held about somebody, and what can be done with it. */
export function PersonFound({ found, errors, values }: Props) {
  const { person, name, records, count, hasNews, also } = found;
  const field = fieldsOf(privacyTexts, { typed: values, errors });
  return (
    <Block title={name} note={privacyTexts.records(count)}>
      <Table
        rows={records.map((record, place) => ({ ...record, place }))}
        // Records of one kind differ by nothing that may be shown.
        keyOf={({ place }) => place}
        cards
        columns={[
          { label: "Record", look: "strong nowrap", cell: ({ what }) => what },
          { label: "From", look: "nowrap mute", cell: ({ from }) => fullDate(from) },
          { label: "Holds", look: "mute", cell: ({ holds }) => holds },
          {
            label: "Kept until",
            look: "nowrap dim",
            cell: ({ until }) => (typeof until === "string" ? until : fullDate(until)),
          },
        ]}
      />
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
        <Form method="post" className="form">
          <input type="hidden" name="person" value={person} />
          <p className="field__hint">{privacyTexts.correctHint}</p>
          <Field {...field("name")} autoComplete="off" />
          <Field {...field("email")} type="email" autoComplete="off" />
          <Field {...field("phone")} type="tel" autoComplete="off" />
          <button type="submit" className="btn btn--primary" name="do" value="correct">
            {privacyTexts.correct}
          </button>
        </Form>
      </details>
    </Block>
  );
}
