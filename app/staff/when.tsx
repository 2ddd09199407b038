/** Nairobi time: today and yesterday in words, this week with its weekday, older with its date, always 24 hours. */
export function When({ at, now = new Date() }: { at: Date | string; now?: Date }) {
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={full.format(date)} suppressHydrationWarning>
      {whenWords(date, now)}
    </time>
  );
}

export function whenWords(date: Date, now: Date): string {
  const days = dayNumber(now) - dayNumber(date);
  const time = clock.format(date);
  if (days === 0) return `Today, ${time}`;
  if (days === 1) return `Yesterday, ${time}`;
  if (days > 1 && days < 7) return `${weekday.format(date)}, ${time}`;
  return `${day.format(date)}, ${time}`;
}

const zone = { timeZone: "Africa/Nairobi" } as const;
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", ...zone });
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", ...zone });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", ...zone });
const full = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", ...zone });

/** Nairobi is three hours ahead all year. */
function dayNumber(date: Date): number {
  return Math.floor((date.getTime() + 3 * 60 * 60 * 1000) / (24 * 60 * 60 * 1000));
}
