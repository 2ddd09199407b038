import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Failure } from "./failure";

test("a failure names its reference, which also stands in the log", () => {
  const html = render("0f8c1f6e-77aa-4b6f-9f0e-5d6f0b1a2c3d");
  expect(html).toContain('<h1 class="heading-1">Unexpected Application Error!</h1>');
  expect(html).toContain("<b>0f8c1f6e-77aa-4b6f-9f0e-5d6f0b1a2c3d</b>");
});

test("without a reference it speaks of none", () => {
  expect(render(undefined)).not.toContain("reference");
});

function render(reference: string | undefined): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Failure reference={reference} />
    </MemoryRouter>,
  );
}
