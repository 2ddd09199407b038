import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import textFont from "./fonts/figtree.woff2?url";
import { languageOf, locales } from "./language/language";
import { LanguageContext } from "./language/use-language";
import type { PageHandle } from "./page-handle";
import { documentData } from "./published/published";
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

export function Layout({ children }: { children: React.ReactNode }) {
  const language = languageOf(useLocation().pathname);
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const isActing = !handles.some((handle) => handle?.kind === "reading");
  const data = documentData();
  const styles = handles.findLast((handle) => handle?.stylesheet)?.stylesheet ?? stylesheet;
  return (
    <html lang={locales[language]} data-application={isActing ? "waits" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF8F3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0B1511" />
        <Meta />
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
        <link rel="stylesheet" href={styles} />
        <Links />
        {data && (
          <script
            id={data.id}
            type={data.type}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: it is JSON, without any <
            dangerouslySetInnerHTML={{ __html: data.json }}
          />
        )}
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
        {isActing && <ScrollRestoration />}
        {isActing && <Scripts />}
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
