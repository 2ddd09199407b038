import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One page of each kind that the site has, or those in PAGES, as in `PAGES=/,/contact`. */
export const measuredPages = process.env.PAGES?.split(",") ?? [
  "/",
  "/company",
  "/help",
  "/blog/pos-trends-kenya",
  "/products/veltoerp",
  "/contact",
  "/products/hardware",
  "/products/hardware/receipt-printers",
  "/products/veltopos",
  "/products/veltopos/restaurants",
  "/products/veltopos/try",
];

export function readBuilt(path: string): string {
  return readFileSync(join("dist/client", path, "index.html"), "utf8");
}

/** Acting pages get the application, reading pages are documents without it. */
export function isActing(path: string): boolean {
  return readBuilt(path).includes("data-application=");
}
