import { globSync } from "node:fs";

/** The paths of all built pages. */
export const builtPages = globSync("**/index.html", { cwd: "dist/client" })
  .sort()
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);

/** And one of each kind that is rendered on request. */
export const allPages = [
  ...builtPages,
  "/search?q=mpesa",
  "/orders/find",
  "/products/hardware/order?pos-terminal=1",
  "/products/hardware/quotation?pos-terminal=1",
  "/no-such-page",
];
