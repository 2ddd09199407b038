import { expect, test } from "vitest";
import { builtHtml } from "./head";

const acting =
  /^(?:\/sw)?\/(contact|request-demo|pricing|products\/hardware(\/.*)?|products\/veltopos(\/(?!spare-parts|supermarkets).*)?|chat\/.*)$/;

test.each(builtHtml().map(({ path, root }) => [path, root] as const))("%s", (path, root) => {
  const application = root.querySelectorAll("link[rel=modulepreload], script[type=module]:not([src])");
  expect(application.length > 0).toBe(acting.test(path));
  // Styles, font and pictures come first.
  for (const link of root.querySelectorAll("link[rel=modulepreload]")) {
    expect(link.getAttribute("fetchpriority")).toBe("low");
  }
  const modules = root.querySelectorAll("script[src]").map((script) => script.getAttribute("src"));
  expect(modules).toEqual([
    expect.stringMatching(
      path.endsWith("/chat-widget") ? /^\/assets\/widget-client-/ : /^\/assets\/page-module-/,
    ),
  ]);
});
