import { readdirSync } from "node:fs";
import { basename } from "node:path";
import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import { machines } from "./catalogue/machines";
import { isInSwahili } from "./language/swahili-pages";
import { editions } from "./pos/editions";

/** The public site: what `language/swahili-pages.ts` names is there a second time, under /sw, from the same module. */
const pages = [
  index("home/page.tsx"),
  route("company", "company/page.tsx"),
  route("products", "products/page.tsx"),
  route("services", "services/page.tsx"),
  route("individual", "audiences/individual.tsx"),
  route("enterprise", "audiences/enterprise.tsx"),
  route("pricing", "estimate/page.tsx"),
  route("delivery-warranty-returns", "guides/delivery.tsx"),
  route("warranty", "warranty/page.tsx"),
  route("etims", "guides/etims.tsx"),
  route("mpesa-pos", "guides/mpesa.tsx"),
  route("careers", "careers/page.tsx"),
  route("privacy", "legal/privacy.tsx"),
  route("terms", "legal/terms.tsx"),

  route("products/veltoerp", "erp/page.tsx"),
  route("products/veltopos", "pos/overview.tsx"),
  route("products/veltopos/try", "till/page.tsx"),
  route("products/veltopos/spare-parts", "trades/spare-parts.tsx"),
  route("products/veltopos/supermarkets", "trades/supermarkets.tsx"),
  ...editions.map(({ to }) => route(to.slice(1), "pos/edition.tsx", { id: to.slice(1) })),

  route("products/hardware", "hardware/lineup.tsx"),
  ...machines.map(({ path }) => route(path.slice(1), "hardware/category.tsx", { id: path.slice(1) })),
  route("products/hardware/order", "orders/order-page.tsx"),
  route("products/hardware/quotation", "quotations/form-page.tsx"),

  route("orders/find", "orders/find.tsx"),
  route("orders/:key", "orders/page.tsx"),
  route("orders/:key/pro-forma", "orders/pro-forma-page.tsx"),
  route("orders/:key/tax-invoices/:number", "tax-invoices/page.tsx"),

  route("quotations/:key", "quotations/page.tsx"),

  route("contact", "contact/page.tsx"),
  route("request-demo", "demo/page.tsx"),
  route("demos/:key", "bookings/page.tsx"),
  route("news/confirm/:token", "news/confirm.tsx"),
  route("news/unsubscribe/:token", "news/unsubscribe.tsx"),

  route("blog", "blog/list.tsx"),
  layout("blog/article.tsx", articleRoutes()),
  route("search", "search/page.tsx"),
  route("help", "help/page.tsx"),

  ...developmentOnly(route("ui", "ui/gallery/page.tsx")),
  route("offline", "offline/page.tsx"),
];

const files = [
  route("products/hardware/stock", "stock/availability-file.ts"),
  route("products/hardware/:category/order", "orders/order-of-one.ts"),
  route("orders/:key/pro-forma.pdf", "orders/pro-forma-pdf.ts"),
  route("orders/:key/tax-invoices/:number/pdf", "tax-invoices/pdf-file.ts"),
  route("quotations/:key/quotation.pdf", "quotations/pdf.ts"),
  route("chat-widget", "chat/widget.tsx"),
  route("chat/hand-over", "chat/hand-over.ts"),
  route("demos/:key/velto-demo.ics", "bookings/calendar-file.ts"),
];

export default [
  layout("shell/layout.tsx", [...pages, ...inSwahili(pages), route("*", "shell/not-found.tsx")]),
  ...prefix("staff", [
    layout("staff/sign-in/gate.tsx", [
      route("sign-in", "staff/sign-in/page.tsx"),
      route("sign-in/:token", "staff/sign-in/link.tsx"),
      route("passkey", "staff/sign-in/passkey-offer.tsx"),
      route("prove", "staff/sign-in/prove.tsx"),
    ]),
    route("sign-out", "staff/sign-in/sign-out.ts"),
    route("auth/passkey/:step", "staff/auth/passkeys.ts"),
    route("pulse", "staff/frame/pulse.ts"),
    route("calendar/:secret/demos.ics", "staff/demos/feed.ts"),
    layout("staff/layout.tsx", [
      index("staff/today/page.tsx"),
      route("inbox", "staff/inbox/layout.tsx", [
        index("staff/inbox/choose.tsx"),
        route(":id", "staff/inbox/conversation.tsx"),
      ]),
      route("inbox/files/:id", "staff/inbox/file.ts"),
      route("leads/:id", "staff/inbox/lead.ts"),
      route("orders", "staff/orders/list.tsx"),
      route("orders/new", "staff/orders/new-order.tsx"),
      route("orders/:reference", "staff/orders/order.tsx", [route(":step", "staff/orders/step.tsx")]),
      route("orders/:reference/papers/:paper", "staff/orders/papers/page.tsx"),
      route("orders/:reference/papers/:paper/pdf", "staff/orders/papers/pdf.ts"),
      route("customers/:record", "staff/customers/page.tsx"),
      route("demos", "staff/demos/page.tsx"),
      route("demos/hours", "staff/demos/hours.tsx"),
      route("demos/request/:id", "staff/demos/arrange.tsx"),
      route("demos/:id", "staff/demos/demo.tsx"),
      route("money", "staff/money/list.tsx"),
      route("money/statement", "staff/money/statement/page.tsx"),
      route("money/statement/file", "staff/money/statement/file.ts"),
      route("money/compare", "staff/money/compare/page.tsx"),
      route("money/:id", "staff/money/match.tsx"),
      route("tax-invoices", "staff/tax-invoices/list.tsx"),
      route("tax-invoices/month", "staff/tax-invoices/month.tsx"),
      route("tax-invoices/month/file", "staff/tax-invoices/month-file.ts"),
      route("tax-invoices/:number", "staff/tax-invoices/invoice.tsx"),
      route("tax-invoices/:number/buyer", "staff/tax-invoices/buyer.tsx"),
      route("tax-invoices/:number/pdf", "staff/tax-invoices/file.ts"),
      route("returns", "staff/returns/page.tsx"),
      route("returns/:number", "staff/returns/return.tsx"),
      route("returns/:number/label", "staff/returns/label.ts"),
      route("stock", "staff/stock/page.tsx"),
      route("stock/:machine", "staff/stock/machine.tsx"),
      route("quotations", "staff/quotations/list.tsx"),
      route("quotations/new", "staff/quotations/new.tsx"),
      route("quotations/:number", "staff/quotations/quotation.tsx"),
      route("quotations/:number/pdf", "staff/quotations/pdf.ts"),
      route("reminders", "staff/reminders/page.tsx"),
      route("saved-answers", "staff/saved-answers/page.tsx"),
      route("content", "staff/content-desk/page.tsx"),
      route("content/preview", "staff/content-desk/preview.ts"),
      route("content/:kind", "staff/content-desk/kind.tsx"),
      route("numbers", "staff/numbers/page.tsx"),
      route("numbers/file", "staff/numbers/file.ts"),
      route("news", "staff/news/page.tsx"),
      route("emails", "staff/emails/page.tsx"),
      route("health", "staff/health/page.tsx"),
      route("export", "staff/export/page.tsx"),
      route("export/file", "staff/export/file.ts"),
      route("hours", "staff/hours/page.tsx"),
      route("privacy", "staff/privacy/page.tsx"),
      route("privacy/erase", "staff/privacy/erase.tsx"),
      route("privacy/held", "staff/privacy/held.ts"),
      route("people", "staff/people/page.tsx"),
      route("people/invite", "staff/people/invite.tsx"),
      route("me", "staff/me/page.tsx"),
      route("find", "staff/frame/find.tsx"),
      route("keys", "staff/frame/keys-page.tsx"),
      route("more", "staff/frame/more.tsx"),
      route("*", "staff/frame/not-found.tsx"),
    ]),
  ]),

  ...files,
  ...inSwahili(files),
  route("feed.xml", "blog/feed.ts"),
  route("robots.txt", "seo/robots.ts"),
  route(".well-known/security.txt", "seo/security-txt.ts"),
  route("site.webmanifest", "seo/web-manifest.ts"),
] satisfies RouteConfig;

function inSwahili(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries
    .filter(({ path = "", index }) => (path || index) && isInSwahili(path))
    .map(({ path, file }) => {
      const address = path ? `sw/${path}` : "sw";
      return route(address, file, { id: address });
    });
}

function developmentOnly(...routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return process.env.NODE_ENV === "production" ? [] : routes;
}

/** /blog/<name> for each text in blog/articles. */
function articleRoutes(): RouteConfigEntry[] {
  return readdirSync(new URL("./blog/articles", import.meta.url)).map((file) =>
    route(`blog/${basename(file, ".mdx")}`, `blog/articles/${file}`),
  );
}
