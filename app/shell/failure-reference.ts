import { useState, useSyncExternalStore } from "react";
import { isRouteErrorResponse } from "react-router";

/**
 * The id of the request that failed. A failed navigation inside the application carries the id of its own request;
 * the page's id counts only for an error that came with the page, and an answer that never came has none.
 */
export function useFailureReference(error: unknown, pageId: string | undefined): string | undefined {
  const cameWithPage = useSyncExternalStore(never, no, yes);
  const [errorOfPage] = useState(cameWithPage ? { error } : undefined);
  return idIn(error) ?? (errorOfPage?.error === error ? pageId : undefined);
}

function idIn(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  return /^[\da-f]{8}$/.exec(String(error.data))?.[0];
}

// On the server and while hydrating React takes the third function, for what is mounted later the second.
const never = () => () => {};
const no = () => false;
const yes = () => true;
