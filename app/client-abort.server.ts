/** The visitor left in the middle of sending: nobody is waiting for an answer, and nothing is wrong. */
export function isClientAbort(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === "ECONNRESET" && message === "aborted";
}
