/** What the page and the chat frame tell each other. */
export type ToChat =
  | { to: "velto-chat"; say: "hello" }
  | { to: "velto-chat"; say: "opened" | "page"; path: string };
export type ToPage =
  | { to: "velto-page"; say: "ready" | "close" }
  | { to: "velto-page"; say: "go"; path: string };

/** Both live on one origin; anything else is nobody's business here. */
export function isSignal<Signal extends ToChat | ToPage>(
  event: MessageEvent,
  from: MessageEventSource | null | undefined,
  to: Signal["to"],
): event is MessageEvent<Signal> {
  return event.origin === location.origin && event.source === from && event.data?.to === to;
}

export function isSitePath(path: unknown): path is string {
  return typeof path === "string" && /^\/(?![/\\])/.test(path);
}
