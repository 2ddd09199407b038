import { Links, Meta, Outlet, redirectDocument, Scripts, ScrollRestoration, useMatches } from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import fonts from "./fonts.css?inline";
import { StartScript } from "./late-start/start-script";
import { ErrorPage } from "./shell/error-page";
import { site } from "./site";

/** Browsers that don't read SVG icons look for /favicon.ico and /apple-touch-icon.png by themselves. */
export function links() {
  return [
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "manifest", href: "/site.webmanifest" },
    { rel: "alternate", type: "application/atom+xml", title: `${site.name} blog`, href: "/feed.xml" },
  ];
}

/** A page of an older build asks for no data of a newer one: it gives way to the whole page. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    if (request.method !== "GET" || !("outdated" in document.documentElement.dataset)) return;
    const { pathname, search } = new URL(request.url);
    throw redirectDocument(pathname + search);
  },
];

/**
 * What a route says in its `handle`: that it is plain HTML, with a script of its own if it needs one, or that it
 * brings its own styles instead of the public site's.
 */
type Handle = { withoutApplication?: boolean; stylesheet?: string } | undefined;

export function Layout({ children }: { children: React.ReactNode }) {
  const handles = useMatches().map(({ handle }) => handle as Handle);
  const isPlain = handles.some((handle) => handle?.withoutApplication);
  const styles = handles.findLast((handle) => handle?.stylesheet)?.stylesheet ?? stylesheet;
  return (
    <html lang="en-KE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF8F3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0B1511" />
        <Meta />
        {/* In no sheet that comes later: fonts that are declared anew lay the whole page out anew. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file */}
        <style dangerouslySetInnerHTML={{ __html: fonts }} />
        <link rel="stylesheet" href={styles} />
        <Links />
        <StartScript application={!isPlain} />
      </head>
      <body>
        {children}
        {!isPlain && <ScrollRestoration />}
        {!isPlain && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** For what fails outside the shell, such as the chat's own page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
