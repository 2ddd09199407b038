import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEntry, writeCalendar } from "./calendar-entry";

const entry: CalendarEntry = {
  uid: "demo-1@velto.example",
  sequence: 2,
  stamp: new Date("2026-11-16T05:00:00Z"),
  startsAt: new Date("2026-11-20T11:00:00Z"),
  endsAt: new Date("2026-11-20T11:45:00Z"),
  summary: "VeltoPOS demo with Brian Otieno",
  description:
    "Join: https://meet.example/velto\nChange or cancel: https://velto.example/demos/x; call, or write",
  location: "Video call",
  url: "https://velto.example/demos/x",
  organizer: { name: 'Velto "Demos"', email: "info@velto.example" },
  attendee: "achieng@samaki.co.ke",
};

function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent("vevent") as InstanceType<typeof ICAL.Component>;
  return { calendar, component, event: new ICAL.Event(component) };
}

test("an invitation says what calendars ask for", () => {
  const { calendar, component, event } = parse(writeCalendar("REQUEST", [entry]));
  expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(event.uid).toBe(entry.uid);
  expect(event.sequence).toBe(2);
  expect(event.startDate.toJSDate()).toEqual(entry.startsAt);
  expect(event.endDate.toJSDate()).toEqual(entry.endsAt);
  expect(event.startDate.zone.tzid).toBe("UTC");
  expect(event.description).toBe(entry.description);
  expect(component.getFirstPropertyValue("organizer")).toBe("mailto:info@velto.example");
  const attendee = component.getFirstProperty("attendee");
  expect(attendee?.getFirstValue()).toBe("mailto:achieng@samaki.co.ke");
  expect(attendee?.getFirstParameter("partstat")).toBe("ACCEPTED");
  expect(component.getFirstPropertyValue("status")).toBe("CONFIRMED");
});

test("a cancellation names the same entry", () => {
  const text = writeCalendar("CANCEL", [{ ...entry, sequence: 3, isCancelled: true }]);
  const { calendar, component, event } = parse(text);
  expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
  expect(event.uid).toBe(entry.uid);
  expect(event.sequence).toBe(3);
  expect(component.getFirstPropertyValue("status")).toBe("CANCELLED");
});

test("any text comes back as it was, in lines of at most 75 octets that end in CRLF", () => {
  const words = fc
    .string({ unit: "grapheme", maxLength: 300 })
    .map((text) => text.replaceAll(/[^\P{Cc}\n]/gu, "").toWellFormed());
  fc.assert(
    fc.property(words, words, (summary, description) => {
      const text = writeCalendar("PUBLISH", [{ ...entry, summary, description }]);
      const lines = text.split("\r\n");
      expect(lines.pop()).toBe("");
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const { event } = parse(text);
      expect(event.summary).toBe(summary);
      expect(event.description).toBe(description);
    }),
  );
});

test("nothing in a text starts a line of its own", () => {
  const text = writeCalendar("REQUEST", [
    { ...entry, summary: "x\r\nEND:VEVENT\rATTENDEE:mailto:other@x.example" },
  ]);
  const { component } = parse(text);
  expect(component.getAllProperties("attendee")).toHaveLength(1);
});
