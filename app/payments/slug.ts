/** A provider's word as it is kept: `CREDIT_NOT_PROCESSED` is `credit-not-processed`. */
export function slugOf(word: string | null | undefined): string | null {
  const slug = (word ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "")
    .slice(0, 60);
  return slug || null;
}
