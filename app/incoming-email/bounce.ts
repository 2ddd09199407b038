import type { Email, Header } from "postal-mime";
import { isAutomatic } from "./automatic";

/** What came back, and why: one line, as the mail server wrote it. */
export type Bounce = { reason: string };

/** Reads a report that an email of ours did not arrive (RFC 3464, and reports in plain words). Delays are none. */
export function readBounce(email: Email, subject: string): Bounce | undefined {
  const status = email.attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  if (status) return readStatus(textIn(status.content));
  if (!isFromMailSystem(email.headers) || !isAutomatic(email.headers, subject)) return undefined;
  if (!/undeliver|failure|failed|returned|not be delivered|rejected/i.test(subject)) return undefined;
  const said = (email.text ?? "").split("\n").find((line) => /\b5\d\d\b|\b5\.\d+\.\d+\b/.test(line));
  return { reason: oneLine(said ?? subject) };
}

function readStatus(text: string): Bounce | undefined {
  const field = (name: string) => {
    const found = new RegExp(`^${name}:([^\\n]*(?:\\n[ \\t][^\\n]*)*)`, "im").exec(text.replaceAll("\r", ""));
    return found?.[1] && oneLine(found[1]);
  };
  if (field("Action")?.toLowerCase() !== "failed") return undefined;
  const diagnostic = field("Diagnostic-Code")?.replace(/^\S+; ?/, "");
  return {
    reason: [field("Status"), diagnostic].filter(Boolean).join(" ") || "The mail server gave no reason.",
  };
}

function isFromMailSystem(headers: Header[]): boolean {
  return headers.some(
    ({ key, value }) =>
      (key === "return-path" && value.trim() === "<>") ||
      (key === "from" && /\b(mailer-daemon|postmaster)@/i.test(value)) ||
      key === "x-failed-recipients",
  );
}

function textIn(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === "string" ? content : new TextDecoder().decode(content).slice(0, 100_000);
}

function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 500)
    .toWellFormed();
}
