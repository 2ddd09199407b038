/** The day and hour of a kept draft, in the reader's own time. */
export function whenWritten(at: number): string {
  return new Date(at).toLocaleString("en-KE", {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });
}
