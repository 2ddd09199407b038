import { use } from "react";
import { NonceContext } from "~/nonce";

/**
 * The browser fetches a page while its link is under the pointer or the finger. It leaves that out by itself where
 * visitors save data. Pages that name or ask for something of a visitor are never fetched ahead; no public page has a
 * link to the staff side.
 */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      nonce={use(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}

const places = ["/orders/*", "/quotations/*", "/demos/*", "/news/*", "/pay/*", "/search"];
const notAhead = [...places, ...places.map((place) => `/sw${place}`), "/*\\?*"];

const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: notAhead } }] },
      eagerness: "moderate",
    },
  ],
};
