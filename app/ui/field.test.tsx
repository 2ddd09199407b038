import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "./field";

test("hint and error are tied to the control", () => {
  const html = renderToStaticMarkup(
    <Field label="Business Email" name="email" type="email" hint="At work" error="Unfinished" />,
  );
  const described = /aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  expect(described).toHaveLength(2);
  for (const id of described)
    expect(html).toContain(`<p class="field__${id.endsWith("hint") ? "hint" : "err"}" id="${id}"`);
  expect(html).toContain('aria-invalid="true"');
});

test("a field in order carries no mark", () => {
  const html = renderToStaticMarkup(<Field label="Name" name="name" autoComplete="name" required />);
  expect(html).not.toContain("aria-invalid");
  expect(html).not.toContain("aria-describedby");
  expect(html).toContain('autoComplete="name"');
  expect(html).toMatch(/<label for="([^"]+)">Name <\/label><input [^>]*id="\1"/);
});

test("textarea and select take their own attributes", () => {
  expect(renderToStaticMarkup(<Field as="textarea" label="Message" name="message" rows={4} />)).toContain(
    'rows="4"',
  );
  const select = (
    <Field as="select" label="Employees" name="employees" optional defaultValue="11-50">
      <option>11-50</option>
    </Field>
  );
  expect(renderToStaticMarkup(select)).toContain('<option selected="">11-50</option>');
  expect(renderToStaticMarkup(select)).toContain("Optional");
});
