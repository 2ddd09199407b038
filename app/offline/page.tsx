import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/seo/meta";
import { site } from "~/site";
import { Hero } from "~/ui/hero";
import { offlinePage } from "./content";
import { OfflineSlip } from "./offline-slip";

/** It stands in for any address, and the device may lack the application's files: plain HTML. */
export const handle: PageHandle = { kind: "reading" };

export function meta() {
  return pageMeta({ ...offlinePage.meta, noindex: true });
}

/** Shown by the service worker in the place of a page that was never read on this device, at that page's address. */
export default function OfflinePage() {
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
        art={<OfflineSlip />}
      />
      <kept-pages hidden>
        <section className="section sand">
          <div className="wrap split two">
            <h2 className="heading-2">{offlinePage.keptTitle}</h2>
            <ul className="kept">
              <li>
                <a href="/">Home</a>
              </li>
            </ul>
          </div>
        </section>
      </kept-pages>
    </>
  );
}
