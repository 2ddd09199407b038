import { isRouteErrorResponse } from "react-router";
import { Failure } from "./failure";
import { Frame } from "./frame";
import { NotFound } from "./not-found-page";

/** Whatever went wrong, the visitor stays on the site. */
export function ErrorPage({ error, reference }: { error: unknown; reference?: string }) {
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return <Frame overHero={false}>{notFound ? <NotFound /> : <Failure reference={reference} />}</Frame>;
}
