import { isRouteErrorResponse, Outlet, useMatches } from "react-router";
import { OfflineNotice } from "~/offline/notice";
import { useOfflineReading } from "~/offline/use-offline-reading";
import type { Route } from "./+types/layout";
import { Failure } from "./failure";
import { Frame } from "./frame";
import { NotFound } from "./not-found-page";
import { requestIdContext } from "./request-id";

/** A page whose hero runs up behind the header says so with `export const handle: ShellHandle`. */
export type ShellHandle = { overHero: true };

export function loader({ context }: Route.LoaderArgs) {
  return { requestId: context.get(requestIdContext) };
}

export function shouldRevalidate() {
  return false;
}

export default function Shell() {
  useOfflineReading();
  const overHero = useMatches().some(({ handle }) => (handle as Partial<ShellHandle> | undefined)?.overHero);
  return (
    <Frame overHero={overHero}>
      <Outlet />
      <OfflineNotice />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Frame overHero={false}>{notFound ? <NotFound /> : <Failure reference={loaderData?.requestId} />}</Frame>
  );
}
