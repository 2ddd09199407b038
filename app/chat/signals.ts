/** What the page and the chat frame tell each other. The page asks by `hello` whether the frame is ready. */
export type ToChat = { to: "velto-chat"; type: "hello" } | { to: "velto-chat"; type: "opened"; path: string };
export type ToPage =
  | { to: "velto-page"; type: "ready" | "close" }
  | { to: "velto-page"; type: "go"; path: string };

/** Page and frame have the same origin; messages from others are ignored. */
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
