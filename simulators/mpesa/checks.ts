type Body = Record<string, unknown>;

/** The field that Daraja would refuse a push for, in its own words. */
export function wrongField(body: Body, shortcode: string, passkey: string): string | undefined {
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
  return isHook(String(CallBackURL)) ? undefined : "Invalid CallBackURL";
}

export function isHook(url: string): boolean {
  return URL.canParse(url) && /^https?:/.test(url) && !/m-?pesa|safaricom|exec?\b|cmd|sql|query/i.test(url);
}

export function timestamp(now: number): string {
  return new Date(now + 3 * 3_600_000).toISOString().replace(/\D/g, "").slice(0, 14);
}
