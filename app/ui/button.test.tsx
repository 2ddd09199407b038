import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button";

test("at rest it is a plain button", () => {
  const html = renderToStaticMarkup(
    <Button kind="primary" busyLabel="Sending...">
      Send Message
    </Button>,
  );
  expect(html).toContain("Send Message");
  expect(html).not.toContain(">Sending...");
  expect(html).not.toContain("disabled");
});

test("busy, it says so, cannot be pressed and keeps the width of its label", () => {
  const html = renderToStaticMarkup(
    <Button kind="primary" busy busyLabel="Sending...">
      Send Message
    </Button>,
  );
  expect(html).toContain("Sending...");
  expect(html).toContain('disabled=""');
  expect(html).toContain('data-other="Send Message"');
});
