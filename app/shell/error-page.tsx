import { useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { useHydrated } from "~/ui/use-hydrated";
import { Failure } from "./failure";
import { Frame } from "./frame";
import { NotFound } from "./not-found-page";

/**
 * Whatever went wrong, the visitor stays on the site. `pageId` is the id of the request for the whole page: what fails
 * later, inside the application, has another one, which the browser does not know.
 */
export function ErrorPage({ error, pageId }: { error: unknown; pageId?: string }) {
  const [errorOfPage] = useState(useHydrated() ? undefined : error);
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Frame overHero={false}>
      {notFound ? <NotFound /> : <Failure reference={error === errorOfPage ? pageId : undefined} />}
    </Frame>
  );
}
