import type { Config } from "~/config";
import type { DemoBooking, DemoRequest } from "~/db/schema";
import type { Email, EmailPart, Fact } from "~/email/email";
import { pathIn } from "~/language/links";
import { clockTime, weekdayAndDate } from "~/time/words";
import { timeThere } from "~/time/zones";
import { bookingEmailWords, demoPageWords } from "./content.sw";
import { demoEntry } from "./demo-entry";
import { demoName, editionWords } from "./demo-name";
import type { ReminderKind } from "./reminder-times";

type Addresses = Pick<Config, "siteUrl" | "mailFrom">;
export type BookingChange = "booked" | "moved" | "cancelled";
export type Booked = {
  booking: DemoBooking;
  request: DemoRequest;
  host: { name: string; email: string; callUrl: string | null };
  by: "visitor" | "staff";
  now: Date;
};

/** The visitor hears of every change, with an entry for their calendar; so does whoever gives the demo. */
export function bookingEmails(kind: BookingChange, booked: Booked, addresses: Addresses): Email[] {
  return [toVisitor(kind, booked, addresses), toHost(kind, booked, addresses)];
}

function toVisitor(kind: BookingChange, booked: Booked, addresses: Addresses): Email {
  const { booking, request } = booked;
  const { language } = request;
  const texts = bookingEmailWords[language];
  const when = [weekdayAndDate(booking.startsAt, language), clockTime(booking.startsAt, language)] as const;
  const title = texts.titles[kind](...when);
  return {
    ...visitorsEmail(booked, `${booking.sequence}:visitor`),
    subject: title,
    title,
    parts:
      kind === "cancelled"
        ? [
            texts.cancelled(...when),
            texts.whenever,
            link(texts.again, request, addresses),
            texts.reason(addresses.siteUrl),
          ]
        : [
            joining(booked),
            { facts: factsOf(booked) },
            texts.ready,
            link(texts.see, request, addresses),
            texts.help,
            texts.reason(addresses.siteUrl),
          ],
    calendar: demoEntry(kind === "cancelled" ? "CANCEL" : "REQUEST", booked, addresses),
  };
}

export function reminderEmail(kind: ReminderKind, booked: Booked, addresses: Addresses): Email {
  const { language } = booked.request;
  const texts = bookingEmailWords[language];
  const time = clockTime(booked.booking.startsAt, language);
  const title = kind === "day" ? texts.tomorrow(time) : texts.today(time);
  return {
    ...visitorsEmail(booked, `${booked.booking.sequence}:reminder-${kind}`),
    subject: title,
    title,
    parts: [
      joining(booked),
      { facts: factsOf(booked) },
      kind === "day"
        ? link(texts.change, booked.request, addresses)
        : link(texts.open, booked.request, addresses),
      texts.help,
    ],
  };
}

/** Anybody can type somebody else's address, so nothing that was typed comes back to it. */
function visitorsEmail({ booking, request, host }: Booked, rest: string) {
  return {
    key: `booking:${booking.id}:${rest}`,
    to: request.email,
    replyTo: host.email,
    language: request.language,
  };
}

function joining({ booking, request, host }: Booked): EmailPart {
  const texts = bookingEmailWords[request.language];
  if (booking.place === "visit") return texts.visit(host.name);
  if (host.callUrl) return { action: { label: texts.join, url: host.callUrl } };
  return texts.noLink(host.name);
}

function factsOf({ booking, request, host }: Booked): Fact[] {
  const { language } = request;
  const { facts } = bookingEmailWords[language];
  const { booked } = demoPageWords[language];
  const there = booking.zone && timeThere(booking.startsAt, booking.zone, language);
  return [
    [facts.what, booked.ticket(demoName(request.edition, language))],
    [facts.day, weekdayAndDate(booking.startsAt, language)],
    [facts.time, booked.time(clockTime(booking.startsAt, language), clockTime(booking.endsAt, language))],
    ...(there ? [[facts.there, there] satisfies Fact] : []),
    [facts.how, booked.how[booking.place]],
    [facts.with, host.name],
  ];
}

function link(label: string, { bookingKey, language }: DemoRequest, { siteUrl }: Addresses): EmailPart {
  return { action: { label, url: siteUrl + pathIn(language, `/demos/${bookingKey}`) } };
}

function toHost(kind: BookingChange, booked: Booked, { siteUrl }: Addresses): Email {
  const { booking, request, host, by } = booked;
  const when = `${weekdayAndDate(booking.startsAt)}, ${clockTime(booking.startsAt)}`;
  const title = {
    booked: `Demo on ${when}`,
    moved: `Demo moved to ${when}`,
    cancelled: `No demo on ${when}`,
  }[kind];
  return {
    key: `booking:${booking.id}:${booking.sequence}:sales`,
    to: host.email,
    replyTo: request.email,
    subject: `${title}: “${request.company}”`,
    title,
    parts: [
      `${by === "visitor" ? "The visitor" : "Staff"} ${verbs[kind]} it. You give this demo.`,
      {
        facts: [
          ["When", `${when} to ${clockTime(booking.endsAt)}`],
          ["Shows", editionWords(request.edition)],
          ...(request.language === "sw" ? [["Language", "Swahili"] satisfies Fact] : []),
          ["How", booking.place === "visit" ? "At their place" : "Video call"],
        ],
      },
      "Typed by the visitor:",
      {
        quote: [
          ["Name", request.name],
          ["Company", request.company],
          ["Phone", request.phone],
          ...(booking.area ? [["Area", booking.area] satisfies Fact] : []),
          ...(booking.cancelReason ? [["Reason for cancelling", booking.cancelReason] satisfies Fact] : []),
        ],
      },
      { action: { label: "Open the demo", url: `${siteUrl}/staff/demos/${booking.id}` } },
    ],
  };
}

const verbs: Record<BookingChange, string> = { booked: "booked", moved: "moved", cancelled: "cancelled" };
