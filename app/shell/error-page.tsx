import { isRouteErrorResponse } from "react-router";
import { Failure } from "./failure";
import { useFailureReference } from "./failure-reference";
import { Frame } from "./frame";
import { NotFound } from "./not-found-page";

/** Whatever went wrong, the visitor stays on the site. `pageId` is the id of the request for the whole page. */
export function ErrorPage({ error, pageId }: { error: unknown; pageId?: string }) {
  const reference = useFailureReference(error, pageId);
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return <Frame overHero={false}>{notFound ? <NotFound /> : <Failure reference={reference} />}</Frame>;
}
