/** Absent on the server, and in browsers that forbid storing anything. */
export function browserStorage(
  kind: "localStorage" | "sessionStorage" = "localStorage",
): Storage | undefined {
  try {
    return typeof window === "undefined" ? undefined : window[kind];
  } catch {
    return undefined;
  }
}
