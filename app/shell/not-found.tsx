import type { PageHandle } from "~/page-handle";

/** Matches what no other route does: said inside the frame, by the site's `ErrorBoundary`. */
export { NotFound as default } from "./not-found-page";

export const handle: PageHandle = { kind: "reading" };

export function loader() {
  throw new Response("Not Found", { status: 404 });
}
