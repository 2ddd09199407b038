import { href } from "react-router";

export function unsubscribeUrl(siteUrl: string, token: string): string {
  return siteUrl + href("/news/unsubscribe/:token", { token });
}

/** What every email with product news carries, so that mail programs offer one click to stop it (RFC 8058). */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
