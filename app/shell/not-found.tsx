import { data } from "react-router";

/** Matches what no other route does. The shell's ErrorBoundary draws the page. */
export function loader() {
  throw data("Not Found", { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
