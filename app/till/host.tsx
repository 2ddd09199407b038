import { lazy, Suspense } from "react";

const Till = lazy(() => import("./till").then(({ Till }) => ({ default: Till })));

/** The server writes the till whole; its code is a file of its own. */
export function TillHost() {
  return (
    <div className="used-part">
      <Suspense>
        <Till />
      </Suspense>
    </div>
  );
}
