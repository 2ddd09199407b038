import { factsIn, type PersonalField } from "~/forms/personal-fields";
import { contactFields } from "~/leads/contact-input";
import { demoFields } from "~/leads/demo-input";
import { orderFields } from "~/orders/order-input";
import { quotationFields } from "~/quotations/input";
import type { Held } from "./held.server";
import { kept } from "./kept";

/** A line of what is held: what it is, since when, what is in it, and until when. */
export type HeldRecord = { what: string; from: Date; holds: string; until: Date | string; count?: number };

export function recordsOf({
  messages,
  demos,
  bookings,
  entries,
  contacts,
  reminders,
  received,
  orders,
  quotations,
  unmatched,
  news,
  emails,
}: Held): HeldRecord[] {
  return [
    ...messages.map((message) => ({
      what: message.channel === "chat" ? "Chat hand-over" : "Contact message",
      from: message.createdAt,
      holds: listOf(wordsOf(contactFields, message)),
      until: enquiryEnd(message),
    })),
    ...demos.map((demo) => ({
      what: "Demo request",
      from: demo.createdAt,
      holds: listOf(wordsOf(demoFields, demo, ["name", "email", "phone"])),
      until: enquiryEnd(demo),
    })),
    ...bookings.map(({ createdAt, area, zone, cancelReason }) => ({
      what: "Time of a demo",
      from: createdAt,
      holds: listOf(["time", area && "area", zone && "time zone", cancelReason && "reason"]),
      until: "With the demo request",
    })),
    ...entries.map(({ kind, createdAt }) => ({
      what: kind === "note" ? "Internal note" : "Our answer",
      from: createdAt,
      holds: "Text",
      until: "With the message or order",
    })),
    ...contacts.map(({ createdAt, notes }) => ({
      what: "Customer",
      from: createdAt,
      holds: listOf(["email or phone", notes.length > 0 && "notes"]),
      until: "With the last message or order",
    })),
    ...reminders.map(({ createdAt }) => ({
      what: "Reminder of ours",
      from: createdAt,
      holds: "Text",
      until: "With what it is about",
    })),
    ...received.map((email) => ({
      what: "Email received",
      from: email.createdAt,
      holds: listOf(["name", "email", "subject", "text", email.files.length > 0 && "files"]),
      until: enquiryEnd(email),
    })),
    ...orders.map((order) => ({
      what: `Order ${order.reference}`,
      from: order.createdAt,
      holds: listOf([
        ...wordsOf(orderFields, order),
        "machines",
        order.payments.length && "payments",
        order.taxInvoices.length && "tax invoices",
      ]),
      until: new Date(`${order.createdAt.getUTCFullYear() + kept.orderYears}-12-31T12:00:00Z`),
    })),
    ...quotations.map((quotation) => ({
      what: `Quotation ${quotation.number}`,
      from: quotation.createdAt,
      holds: listOf([...wordsOf(quotationFields, quotation, ["name", "email"]), "machines"]),
      until: enquiryEnd(quotation),
    })),
    ...unmatched.map(({ receivedAt, settledAt }) => ({
      what: "Payment that named no order",
      from: receivedAt,
      holds: "Account number typed",
      until: settledAt ? daysAfter(settledAt, kept.typedAccountDays) : "Until it is settled",
    })),
    ...news.map(({ consentedAt, withdrawnAt }) => ({
      what: withdrawnAt ? "News, stopped" : "News consent",
      from: consentedAt,
      holds: "Email, wording, time",
      until: withdrawnAt ? monthsAfter(withdrawnAt, kept.consentMonths) : "Until withdrawn",
    })),
    ...["sent", "waiting", "failed"].flatMap((state) => emailRecord(emails, state)),
  ];
}

/** What is filled in, as it stands inside a sentence: 'name', but 'KRA PIN'. */
function wordsOf<Name extends string>(
  fields: Record<Name, PersonalField>,
  row: object,
  first: NoInfer<Name>[] = [],
): string[] {
  return factsIn("held", fields, row, first).map(([label]) =>
    label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
  );
}

/** Emails of one state in one line, from the first one's day until the last one goes. */
function emailRecord(all: Held["emails"], state: string): HeldRecord[] {
  const times = all.filter((email) => stateOf(email) === state).map(({ queuedAt }) => queuedAt.getTime());
  const count = times.length;
  if (count === 0) return [];
  return [
    {
      what: count === 1 ? `Email, ${state}` : `${count} emails, ${state}`,
      from: new Date(Math.min(...times)),
      holds: "Address, subject, text",
      until: daysAfter(new Date(Math.max(...times)), state === "failed" ? kept.emailDays : 1),
      count,
    },
  ];
}

function stateOf({ queue, isWaiting }: Held["emails"][number]): string {
  if (!isWaiting) return "sent";
  return queue === "emails" ? "waiting" : "failed";
}

function enquiryEnd({ createdAt, isSpam }: { createdAt: Date; isSpam: boolean }): Date {
  return monthsAfter(createdAt, isSpam ? kept.spamMonths : kept.enquiryMonths);
}

function monthsAfter(at: Date, months: number): Date {
  const date = new Date(at);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date;
}

function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * 24 * 60 * 60 * 1000);
}

function listOf(parts: (string | number | false | null | undefined)[]): string {
  const text = parts.filter(Boolean).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
