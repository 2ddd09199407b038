/**
 * What a person typed as a PostgreSQL text query: every word must begin a stored word. A phone number is found in
 * any spelling, since stored ones begin with the country's code.
 */
export function searchTerms(typed: string): string | undefined {
  const digits = typed.replace(/[\s()+-]/g, "");
  if (/^\d{4,15}$/.test(digits)) return prefix(digits.replace(/^0/, "254"));
  const words = typed.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}@._'-]*/gu) ?? [];
  return words.length ? words.slice(0, 8).map(prefix).join(" & ") : undefined;
}

/** A typed address or its beginning, as it is looked for: text search knows whole addresses only. */
export function emailBeginning(typed: string): string | undefined {
  return /^\S+@\S*$/.test(typed) ? typed.toLowerCase() : undefined;
}

function prefix(word: string): string {
  return `'${word.replaceAll("'", "''")}':*`;
}
