import { nairobiStamp, nairobiTime } from "~/time/nairobi";

/** Daraja's password of a request, valid for its own timestamp only. */
export function passwordOf(shortcode: string, passkey: string, timestamp: string): string {
  return Buffer.from(shortcode + passkey + timestamp).toString("base64");
}

/** `20261115143005`: East Africa Time, which is UTC+3 all year. */
export function timestampOf(date: Date): string {
  return nairobiStamp(date).replace(/\D/g, "").slice(0, 14);
}

/** The moment that Daraja's 14 digits name, given as a number or as text. */
export function momentOf(digits: string | number | undefined): Date | null {
  const match = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(String(digits ?? ""));
  if (!match) return null;
  const [, year, month, day, hour, minute, second] = match;
  const moment = nairobiTime(`${year}-${month}-${day}T${hour}:${minute}:${second}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
