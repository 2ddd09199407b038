import type { Config } from "~/config";
import { pathIn } from "~/language/links";
import { site } from "~/site";
import { type CalendarEntry, writeCalendar } from "./calendar-entry";
import { bookingEmailWords } from "./content.sw";
import { demoName } from "./demo-name";
import type { Booked } from "./emails";

type Addresses = Pick<Config, "siteUrl" | "mailFrom">;

/** The visitor's calendar entry, as it goes along with an email. */
export function demoEntry<Method extends "REQUEST" | "CANCEL">(
  method: Method,
  booked: Booked,
  addresses: Addresses,
) {
  return { method, content: writeCalendar(method, [entryOf(booked, addresses)]) };
}

/**
 * The same as a file to download: nobody is invited. With the same uid and organizer it does not stand there twice,
 * and an email about a move finds it.
 */
export function demoFile(booked: Booked, addresses: Addresses): string {
  const { attendee: _, ...entry } = entryOf(booked, addresses);
  return writeCalendar("PUBLISH", [entry]);
}

function entryOf({ booking, request, host, now }: Booked, { siteUrl, mailFrom }: Addresses): CalendarEntry {
  const { language } = request;
  const { summary, entry } = bookingEmailWords[language];
  const page = siteUrl + pathIn(language, `/demos/${request.bookingKey}`);
  const isVisit = booking.place === "visit";
  const joining = isVisit ? [] : [host.callUrl ? `${entry.join}: ${host.callUrl}` : entry.follows];
  return {
    uid: uidOf(booking, siteUrl),
    sequence: booking.sequence,
    stamp: now,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    summary: summary(demoName(request.edition, language), host.name),
    description: [...joining, `${entry.change}: ${page}`, `${entry.call}: ${site.phones[0]}`].join("\n"),
    location: isVisit ? entry.visit : (host.callUrl ?? entry.online),
    url: page,
    isCancelled: booking.state === "cancelled",
    organizer: { name: site.name, email: addressIn(mailFrom) },
    attendee: request.email,
  };
}

/** Stays the same for as long as a booking lives, so that calendars find what they hold. */
export function uidOf({ id }: { id: string }, siteUrl: string): string {
  return `demo-${id}@${new URL(siteUrl).hostname}`;
}

/** `Velto <info@velto.example>` or the address alone. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
