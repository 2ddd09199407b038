/** A demo as calendars know it (RFC 5545, RFC 5546). Times are written in UTC, so no zone has to be explained. */
export type CalendarEntry = {
  uid: string;
  sequence: number;
  /** When this version of the entry was made. */
  stamp: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string;
  url?: string;
  isCancelled?: boolean;
  organizer?: { name: string; email: string };
  attendee?: string;
};

/** `REQUEST` invites or updates, `CANCEL` withdraws, `PUBLISH` is a file or a feed that asks nobody for an answer. */
export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH";

/** The text of an `.ics` file. `name` is what a subscribed calendar is called. */
export function writeCalendar(method: CalendarMethod, entries: CalendarEntry[], name?: string): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Velto//Demos//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...(name ? feedLines(escaped(name)) : []),
    ...entries.flatMap(entryLines),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** The name and how often to look, in RFC 7986's words and in the older ones that Outlook and Google read. */
function feedLines(name: string): string[] {
  return [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
  ];
}

function entryLines(entry: CalendarEntry): string[] {
  const { organizer, attendee, url } = entry;
  return [
    "BEGIN:VEVENT",
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `LOCATION:${escaped(entry.location)}`,
    ...(url ? [`URL:${url}`] : []),
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`] : []),
    // They chose the time themselves, so nobody has to be asked whether it suits.
    ...(attendee
      ? [`ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`]
      : []),
    `STATUS:${entry.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
  ];
}

function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n?|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, " ");
}

/** A parameter can hold neither quotes nor line ends. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\p{Cc}]/gu, " ")}"`;
}

/** No line is longer than 75 octets; what follows begins with a space. A character is never cut in two. */
function folded(line: string): string {
  const lines = [""];
  let octets = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (octets + size > 75) {
      lines.push(" ");
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join("\r\n");
}

const utf8 = new TextEncoder();
