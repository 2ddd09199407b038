import { Outlet, useMatches } from "react-router";
import { OfflineNotice } from "~/offline/notice";
import type { PageHandle } from "~/page-handle";
import { requestIdContext } from "~/request-id.server";
import type { Route } from "./+types/layout";
import { ErrorPage } from "./error-page";
import { Frame } from "./frame";
import { SpeculationRules } from "./speculation-rules";

export function loader({ context }: Route.LoaderArgs) {
  return { requestId: context.get(requestIdContext) };
}

export function shouldRevalidate() {
  return false;
}

export default function Shell() {
  const overHero = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.overHero);
  return (
    <Frame overHero={overHero}>
      <Outlet />
      <OfflineNotice />
      <SpeculationRules />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} pageId={loaderData?.requestId} />;
}
