import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import stylesheet from "./app.css?url";
import displayFont from "./fonts/familjen-grotesk-latin-wght-normal.woff2";
import textFont from "./fonts/figtree-latin-wght-normal.woff2";

export function links() {
  return [
    { rel: "preload", href: displayFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const },
    { rel: "preload", href: textFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const },
    { rel: "stylesheet", href: stylesheet },
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  ];
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-KE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
