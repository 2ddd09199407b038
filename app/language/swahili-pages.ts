/**
 * Every page and file that exists in Swahili, as `routes.ts` writes its English address. A line here makes its page, its
 * place in the sitemap and in the other language's head, and keeps links to it in the language.
 */
const swahiliPages = [
  "",
  "products/veltopos",
  "products/veltopos/try",
  "products/veltopos/retail",
  "products/veltopos/restaurants",
  "products/veltopos/bars-wines-spirits",
  "products/hardware",
  "products/hardware/pos-terminals",
  "products/hardware/receipt-printers",
  "products/hardware/payment-terminals",
  "products/hardware/barcode-scanners",
  "products/hardware/order",
  "products/hardware/quotation",
  "individual",
  "request-demo",
  "contact",
  "help",
  "search",
  "offline",
  "orders/find",
  "warranty",
  "orders/:key",
  "orders/:key/pro-forma",
  "orders/:key/pro-forma.pdf",
  "orders/:key/tax-invoices/:number",
  "orders/:key/tax-invoices/:number/pdf",
  "quotations/:key",
  "quotations/:key/quotation.pdf",
  "demos/:key",
  "demos/:key/velto-demo.ics",
  "chat-widget",
  "chat/hand-over",
];

/** Whether the page at an English address, without query, can be read in Swahili. */
export function isInSwahili(path: string): boolean {
  return pattern.test(path.replace(/^\//, "").replace(/\/$/, ""));
}

const pattern = new RegExp(
  `^(${swahiliPages.map((page) => page.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")).join("|")})$`,
);
