import { Outlet, useMatches } from "react-router";
import { OfflineNotice } from "~/offline/notice";
import { requestIdContext } from "~/request-id.server";
import type { Route } from "./+types/layout";
import { ErrorPage } from "./error-page";
import { Frame } from "./frame";

/** A page whose hero runs up behind the header says so with `export const handle: ShellHandle`. */
export type ShellHandle = { overHero: true };

export function loader({ context }: Route.LoaderArgs) {
  return { requestId: context.get(requestIdContext), year: new Date().getFullYear() };
}

export function shouldRevalidate() {
  return false;
}

export default function Shell() {
  const overHero = useMatches().some(({ handle }) => (handle as Partial<ShellHandle> | undefined)?.overHero);
  return (
    <Frame overHero={overHero}>
      <Outlet />
      <OfflineNotice />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} pageId={loaderData?.requestId} />;
}
