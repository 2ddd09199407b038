import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

export default [
  layout("shell/layout.tsx", [
    index("home/page.tsx"),
    route("company", "company/page.tsx"),
    route("products", "products/page.tsx"),
    route("services", "services/page.tsx"),
    route("individual", "audiences/individual.tsx"),
    route("enterprise", "audiences/enterprise.tsx"),
    route("careers", "careers/page.tsx"),
    route("privacy", "legal/privacy.tsx"),
    route("terms", "legal/terms.tsx"),

    route("products/veltoerp", "erp/page.tsx"),
    route("products/veltopos", "pos/overview.tsx"),
    route("products/veltopos/retail", "pos/edition.tsx", { id: "pos-retail" }),
    route("products/veltopos/restaurants", "pos/edition.tsx", { id: "pos-restaurants" }),
    route("products/veltopos/bars-wines-spirits", "pos/edition.tsx", { id: "pos-bars" }),
    route("products/veltopos/rental", "pos/edition.tsx", { id: "pos-rental" }),
    route("products/veltopos/furniture", "pos/edition.tsx", { id: "pos-furniture" }),

    route("products/hardware", "hardware/lineup.tsx"),
    route("products/hardware/pos-terminals", "hardware/category.tsx", { id: "hardware-pos-terminals" }),
    route("products/hardware/receipt-printers", "hardware/category.tsx", { id: "hardware-receipt-printers" }),
    route("products/hardware/payment-terminals", "hardware/category.tsx", {
      id: "hardware-payment-terminals",
    }),
    route("products/hardware/barcode-scanners", "hardware/category.tsx", { id: "hardware-barcode-scanners" }),
    route("products/hardware/:category/order", "orders/order-page.tsx"),

    route("orders/find", "orders/find.tsx"),
    route("orders/:key", "orders/page.tsx"),

    route("contact", "contact/page.tsx"),
    route("request-demo", "demo/page.tsx"),
    route("news/unsubscribe/:token", "news/unsubscribe.tsx"),

    route("blog", "blog/list.tsx"),
    route("blog/:slug", "blog/article.tsx"),
    route("search", "search/page.tsx"),

    ...developmentOnly(route("ui", "ui/gallery/page.tsx")),
    route("offline", "offline/page.tsx"),
    route("*", "shell/not-found.tsx"),
  ]),
  route("chat-widget", "chat/widget.tsx"),
  route("chat/hand-over", "chat/hand-over.ts"),
  route("feed.xml", "seo/feed.ts"),
  route("robots.txt", "seo/robots.ts"),
  route(".well-known/security.txt", "seo/security-txt.ts"),
  route("site.webmanifest", "seo/web-manifest.ts"),
] satisfies RouteConfig;

function developmentOnly(...routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return process.env.NODE_ENV === "production" ? [] : routes;
}
