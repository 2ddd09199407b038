type Body = Record<string, unknown>;

/** The field that Daraja would refuse a push for, in its own words. */
export function wrongField(
  body: Body,
  { shortcode, passkey }: { shortcode: string; passkey: string },
  isLive: boolean,
): string | undefined {
  const { Timestamp, Amount, CallBackURL } = body;
  if (String(body.BusinessShortCode) !== shortcode) return "Invalid BusinessShortCode";
  if (!/^\d{14}$/.test(String(Timestamp))) return "Invalid Timestamp";
  if (body.Password !== btoa(shortcode + passkey + Timestamp)) return "Invalid Password";
  if (body.TransactionType !== "CustomerPayBillOnline" && body.TransactionType !== "CustomerBuyGoodsOnline") {
    return "Invalid TransactionType";
  }
  if (!/^\d{1,6}$/.test(String(Amount)) || Number(Amount) < 1 || Number(Amount) > 250_000)
    return "Invalid Amount";
  if (!/^254\d{9}$/.test(String(body.PartyA))) return "Invalid PartyA";
  if (!/^254\d{9}$/.test(String(body.PhoneNumber))) return "Invalid PhoneNumber";
  if (!/^\d{5,7}$/.test(String(body.PartyB))) return "Invalid PartyB";
  if (!/^[A-Za-z0-9]{1,12}$/.test(String(body.AccountReference))) return "Invalid AccountReference";
  if (!/^.{1,13}$/.test(String(body.TransactionDesc ?? ""))) return "Invalid Remarks";
  return isHook(String(CallBackURL), isLive) ? undefined : "Invalid CallBackURL";
}

/** The sandbox takes http. Live it must be https, but for this machine, which no provider could reach anyway. */
export function isHook(url: string, isLive: boolean): boolean {
  if (!URL.canParse(url) || /m-?pesa|safaricom|exec?\b|cmd|sql|query/i.test(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isHere = hostname === "localhost" || hostname.startsWith("127.");
  return protocol === "https:" || (protocol === "http:" && (!isLive || isHere));
}

/** How long a list may reach back, in milliseconds. */
const twoDays = 48 * 3_600_000;

/** The field that a question for the list would be refused for. */
export function wrongRange(body: Body, now: number): string | undefined {
  const [from, to] = [momentOf(body.StartDate), momentOf(body.EndDate)];
  if (Number.isNaN(from) || from < now - twoDays - 60_000) return "Invalid StartDate";
  if (Number.isNaN(to) || to < from || to - from > twoDays) return "Invalid EndDate";
  return /^\d+$/.test(String(body.OffSetValue)) ? undefined : "Invalid OffSetValue";
}

/** `2026-11-15 14:30:05`, East Africa Time. */
export function momentOf(text: unknown): number {
  return Date.parse(`${String(text).replace(" ", "T")}+03:00`);
}

export function timestamp(now: number): string {
  return new Date(now + 3 * 3_600_000).toISOString().replace(/\D/g, "").slice(0, 14);
}
