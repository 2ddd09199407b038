import { lazy, Suspense } from "react";
import { useLanguage } from "~/language/use-language";

const Till = lazy(() => import("./till").then(({ Till }) => ({ default: Till })));

/** The server writes the till whole; its code is a file of its own. Its screens are in English on every page. */
export function TillHost() {
  return (
    <div className="used-part" lang={useLanguage() === "en" ? undefined : "en"}>
      <Suspense>
        <Till />
      </Suspense>
    </div>
  );
}
