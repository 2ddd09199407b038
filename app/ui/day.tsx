import { fullDate } from "~/time/words";

/** An ISO date as people write it: 10 April 2025. */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{fullDate(iso)}</time>;
}
