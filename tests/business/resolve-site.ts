import { site } from "~/site";

/** What DNS does for the public address: whoever calls it in this process, such as a provider's hook, reaches `url`. */
export function resolveSite(url: string): () => void {
  const fetchAnywhere = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    fetchAnywhere(typeof input === "string" ? input.replace(site.origin, url) : input, init);
  return () => {
    globalThis.fetch = fetchAnywhere;
  };
}
