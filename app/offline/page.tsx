import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { pageMeta } from "~/seo/meta";
import { Hero } from "~/ui/hero";
import { offlinePage } from "./content";
import { keptPages } from "./kept-pages";

export function meta() {
  return pageMeta({ ...offlinePage.meta, noindex: true });
}

/** Shown by the service worker in the place of a page that was never read on this device. */
export default function OfflinePage() {
  const wanted = useWantedPage();
  const [kept, setKept] = useState<string[]>([]);
  useEffect(() => {
    keptPages().then(setKept);
  }, []);
  return (
    <>
      <Hero
        align="left"
        title={offlinePage.title}
        lede={offlinePage.lede}
        actions={
          wanted && (
            <a className="btn btn--primary" href={wanted}>
              {offlinePage.again}
            </a>
          )
        }
      />
      {kept.length > 0 && (
        <section className="section section--flush">
          <div className="wrap prose">
            <h2>{offlinePage.keptTitle}</h2>
            <ul>
              {kept.map((path) => (
                <li key={path}>
                  <Link to={path} reloadDocument>
                    {path === "/" ? "Home" : path}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

/** Known only in the browser: this page is built once and shown for every other. */
function useWantedPage(): string | undefined {
  const [search] = useSearchParams();
  const [wanted, setWanted] = useState<string>();
  const page = search.get("page");
  useEffect(() => setWanted(page?.match(/^\/(?!\/)[^?#]*/)?.[0]), [page]);
  return wanted;
}
