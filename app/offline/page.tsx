import { useEffect, useState } from "react";
import { Link } from "react-router";
import { pageMeta } from "~/seo/meta";
import { Hero } from "~/ui/hero";
import { offlinePage } from "./content";
import { keptPages } from "./kept-pages";

export function meta() {
  return pageMeta({ ...offlinePage.meta, noindex: true });
}

/** Shown by the service worker in the place of a page that was never read on this device. */
export default function OfflinePage() {
  const [kept, setKept] = useState<string[]>([]);
  useEffect(() => {
    keptPages().then(setKept);
  }, []);
  return (
    <>
      <Hero align="left" title={offlinePage.title} lede={offlinePage.lede} />
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
