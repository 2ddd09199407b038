/**
 * Addresses that open what they name: the key of an order, a quotation or a demo, the secret of a calendar or a
 * provider, a token that signs in, or begins or ends a subscription. What follows is written to no log, neither here nor
 * by the nginx of docs/deploying.md, told to no other site, kept by no cache and found by no search engine.
 */
export const secretPaths = [
  "orders",
  "quotations",
  "demos",
  "news/unsubscribe",
  "news/confirm",
  "pay/return",
  "pay/cancel",
  // Whatever follows a provider's own name there.
  "hooks/[\\w-]+",
  "staff/sign-in",
  "staff/calendar",
];

export function isSecretPath(path: string): boolean {
  return withoutSecret(path) !== decoded(path);
}

/** The path as a log may have it. */
export function safePath(path: string): string {
  return withoutSecret(path).slice(0, 200);
}

/** The place alone, where the page is named that somebody came from. */
export function publicPath(path: string): string {
  return withoutSecret(path).replace(/\/:secret.*/, "");
}

function withoutSecret(path: string): string {
  const plain = decoded(path);
  // Escaped twice, or not readable at all: no address of ours, and it may hide one.
  if (plain === undefined || plain.includes("%")) return "unreadable";
  return plain.replace(
    secret,
    (_, swahili: string | undefined, place: string) =>
      `${swahili ? "/sw" : ""}/${place.toLowerCase()}/:secret`,
  );
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/\/+/g, "/");
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

// `/orders/find` is a page.
const secret = new RegExp(
  `^(/sw)?/(${secretPaths.join("|")})/(?!find(?:\\.data)?$)[^/]+?(?=(?:\\.data)?(?:/|$))`,
  "i",
);
