import type { Header } from "postal-mime";

/** Whether a program wrote it (RFC 3834, and what programs older than it do). */
export function isAutomatic(headers: Header[], subject: string): boolean {
  const value = (key: string) =>
    headers
      .find((header) => header.key === key)
      ?.value.trim()
      .toLowerCase();
  const submitted = value("auto-submitted")?.split(";")[0]?.trim();
  return (
    (submitted !== undefined && submitted !== "no") ||
    /^(bulk|junk|list|auto_reply)/.test(value("precedence") ?? "") ||
    [
      "x-autoreply",
      "x-autorespond",
      "x-autoresponder",
      "list-id",
      "list-unsubscribe",
      "x-failed-recipients",
    ].some((key) => value(key) !== undefined) ||
    value("return-path") === "<>" ||
    /^multipart\/report\b/.test(value("content-type") ?? "") ||
    writesForNobody.test(value("from") ?? "") ||
    automaticSubject.test(subject)
  );
}

const writesForNobody = /\b(mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/;
const automaticSubject =
  /^(automatic reply|auto(matic)? ?reply|autoreply|out of (the )?office|jibu la kiotomatiki|réponse automatique|automatische antwort)\b/i;
