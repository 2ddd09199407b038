import type { Config } from "~/config";
import type { DemoBooking, DemoRequest } from "~/db/schema";
import type { Email, EmailPart, Fact } from "~/email/email";
import { site } from "~/site";
import { clockTime, weekdayAndDate } from "~/time/words";
import { timeThere } from "~/time/zones";
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
  const title = titles[kind](weekdayAndDate(booking.startsAt), clockTime(booking.startsAt));
  return {
    ...visitorsEmail(booked, `${booking.sequence}:visitor`),
    subject: title,
    title,
    parts:
      kind === "cancelled"
        ? [
            `The demo on ${weekdayAndDate(booking.startsAt)} at ${clockTime(booking.startsAt)} will not take place. Your calendar entry is cancelled.`,
            "You can choose another time whenever it suits you.",
            link("Choose another time", request, addresses),
            reason(addresses),
          ]
        : [
            joining(booked),
            { facts: factsOf(booked) },
            "Have ready: your price list, a busy day's sales, your questions.",
            link("See, change or cancel your demo", request, addresses),
            help,
            reason(addresses),
          ],
    calendar: demoEntry(kind === "cancelled" ? "CANCEL" : "REQUEST", booked, addresses),
  };
}

const titles: Record<BookingChange, (day: string, time: string) => string> = {
  booked: (day, time) => `Your Velto demo on ${day}, ${time}`,
  moved: (day, time) => `Your Velto demo has moved to ${day}, ${time}`,
  cancelled: () => "Your Velto demo is cancelled",
};

export function reminderEmail(kind: ReminderKind, booked: Booked, addresses: Addresses): Email {
  const time = clockTime(booked.booking.startsAt);
  const title = `${kind === "day" ? "Tomorrow" : "Today"} at ${time}: your Velto demo`;
  return {
    ...visitorsEmail(booked, `${booked.booking.sequence}:reminder-${kind}`),
    subject: title,
    title,
    parts: [
      joining(booked),
      { facts: factsOf(booked) },
      kind === "day"
        ? link("Change or cancel it", booked.request, addresses)
        : link("See your demo", booked.request, addresses),
      help,
    ],
  };
}

/** Anybody can type somebody else's address, so nothing that was typed comes back to it. */
function visitorsEmail({ booking, request, host }: Booked, rest: string) {
  return { key: `booking:${booking.id}:${rest}`, to: request.email, replyTo: host.email };
}

function joining({ booking, host }: Booked): EmailPart {
  if (booking.place === "visit") return `${host.name} will come to your business and bring the machines.`;
  if (host.callUrl) return { action: { label: "Join the video call", url: host.callUrl } };
  return `It is a video call. ${host.name} will send you the link before it starts.`;
}

function factsOf({ booking, request, host }: Booked): Fact[] {
  const there = booking.zone && timeThere(booking.startsAt, booking.zone);
  return [
    ["What", `Your ${demoName(request.edition)}`],
    ["Day", weekdayAndDate(booking.startsAt)],
    ["Time", `${clockTime(booking.startsAt)} to ${clockTime(booking.endsAt)}, Nairobi time (EAT)`],
    ...(there ? [["Where you are", there] satisfies Fact] : []),
    ["How", booking.place === "visit" ? "At your business" : "Video call"],
    ["With", host.name],
  ];
}

function link(label: string, { bookingKey }: DemoRequest, { siteUrl }: Addresses): EmailPart {
  return { action: { label, url: `${siteUrl}/demos/${bookingKey}` } };
}

const help = `Questions? Reply to this email or call ${site.phones[0]}.`;

function reason({ siteUrl }: Addresses): string {
  return `You get this email because somebody requested a demo with this address on ${siteUrl}. If that was not you, ignore it.`;
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
