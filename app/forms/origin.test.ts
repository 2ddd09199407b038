import { expect, test } from "vitest";
import { publicPath } from "./origin";

test.each([
  ["/orders/Zx81-secret_key", "/orders"],
  ["/orders/Zx81-secret_key/", "/orders"],
  ["//Orders/find-secret_key", "/orders"],
  ["/orders/find", "/orders/find"],
  ["/demos/0123456789abcdef", "/demos"],
  ["//Demos/0123456789abcdef/velto-demo.ics", "/demos"],
  ["/products/hardware/pos-terminals/order", "/products/hardware/pos-terminals/order"],
  ["/blog", "/blog"],
])("%s is told as %s", (path, told) => {
  expect(publicPath(path)).toBe(told);
});
