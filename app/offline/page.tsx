import { href } from "react-router";
import { languageOf } from "~/language/language";
import { useWords } from "~/language/use-language";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/seo/meta";
import { site } from "~/site";
import { Hero } from "~/ui/hero";
import { PageLink } from "~/ui/page-link";
import type { Route } from "./+types/page";
import { OfflineSlip } from "./offline-slip";
import { offlinePageWords } from "./page-content.sw";

/** It stands in for any address, and the device may lack the application's files: plain HTML. */
export const handle: PageHandle = { kind: "reading" };

export function meta({ location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({ ...offlinePageWords[language].meta, language, noindex: true });
}

/** Shown by the service worker in the place of a page that was never read on this device, at that page's address. */
export default function OfflinePage() {
  const offlinePage = useWords(offlinePageWords);
  return (
    <>
      <Hero
        align="left"
        title={offlinePage.title}
        lede={
          <>
            {offlinePage.lede} {offlinePage.hurry}{" "}
            <a className="tel" href={`tel:${site.phones[0].replaceAll(" ", "")}`}>
              {site.phones[0]}
            </a>
            .
          </>
        }
        actions={
          // biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, which is tried again
          <a className="btn btn--primary" href="">
            {offlinePage.again}
          </a>
        }
        art={<OfflineSlip {...offlinePage.slip} />}
      />
      <kept-pages hidden>
        <section className="section sand">
          <div className="wrap split two">
            <h2 className="heading-2">{offlinePage.keptTitle}</h2>
            <ul className="kept">
              <li>
                <PageLink to={href("/")}>{offlinePage.home}</PageLink>
              </li>
            </ul>
          </div>
        </section>
      </kept-pages>
    </>
  );
}
