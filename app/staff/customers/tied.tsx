import { Form } from "react-router";
import { readablePhone } from "~/forms/phone-number";
import { Field } from "~/ui/field";
import { customerTexts } from "./content";
import type { ShownCustomer } from "./shown-customer.server";

const texts = customerTexts.merge;

/** The contacts that somebody has said are one customer; each can be taken out again. */
export function Tied({ tied }: Pick<ShownCustomer, "tied">) {
  if (tied.length < 2) return null;
  return (
    <section>
      <h2>{texts.title}</h2>
      {tied.map(({ id, contact }) => (
        <Form method="post" key={id} className="acts">
          <input type="hidden" name="contacts" value={id} />
          <span>{readablePhone(contact)}</span>
          <button
            className="btn btn--line"
            name="intent"
            value="part"
            type="submit"
            aria-label={texts.partNamed(readablePhone(contact))}
          >
            {texts.part}
          </button>
        </Form>
      ))}
    </section>
  );
}

export function MergeForm({ error, typed = "" }: { error?: string; typed?: string }) {
  return (
    <details open={error ? true : undefined}>
      <summary className="btn btn--line">{texts.open}</summary>
      <Form method="post" className="form">
        <Field
          label={texts.other}
          name="other"
          hint={texts.hint}
          defaultValue={typed}
          error={error}
          required
          autoComplete="off"
        />
        <button className="btn btn--line" type="submit" name="intent" value="merge">
          {texts.merge}
        </button>
      </Form>
    </details>
  );
}
