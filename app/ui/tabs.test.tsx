import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { nextTab, Tabs } from "./tabs";

const ids = ["overview", "payments", "kitchen"];

test.each([
  { key: "ArrowRight", open: "overview", next: "payments" },
  { key: "ArrowRight", open: "kitchen", next: "overview" },
  { key: "ArrowLeft", open: "overview", next: "kitchen" },
  { key: "Home", open: "kitchen", next: "overview" },
  { key: "End", open: "overview", next: "kitchen" },
  { key: " ", open: "payments", next: "payments" },
  { key: "a", open: "payments", next: undefined },
])("$key on $open leads to $next", ({ key, open, next }) => {
  expect(nextTab(key, ids, open)).toBe(next);
});

const html = renderToStaticMarkup(
  <MemoryRouter initialEntries={["/products/veltopos/retail"]}>
    <Tabs
      label="All Features"
      tabs={[
        { id: "overview", name: "Overview", panel: <p>One order</p> },
        { id: "wholesale", name: "Wholesale", panel: null },
      ]}
    />
  </MemoryRouter>,
);

test("the server's tabs are links to panels that are all there", () => {
  expect(html).toContain('href="#overview"');
  expect(html).toContain('id="overview"');
  expect(html).toContain("<p>One order</p>");
  expect(html).not.toContain('role="tab"');
});

test("a tab without content says so", () => {
  expect(html).toContain("Coming soon...");
});
