import { href } from "react-router";

export function unsubscribeUrl(siteUrl: string, token: string): string {
  return siteUrl + href("/news/unsubscribe/:token", { token });
}
