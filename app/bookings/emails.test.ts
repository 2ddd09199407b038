import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { beforeEach, expect, test } from "vitest";
import { atNairobi } from "~/time/nairobi";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { addBooking, addHost, demoDay, online } from "../../tests/demos";
import { bytesOf, emailJobs } from "../../tests/emails";
import { cancelDemo, moveDemo } from "./change-demo.server";

const day = demoDay(2);
const nextDay = demoDay(3);

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("the emails carry an entry that calendars follow: one uid, a rising sequence, then its end", async () => {
    await addHost(services(), "Brian Otieno");
    const { booking } = await addBooking(services(), day, "10:00", {
      edition: "restaurants",
      name: "http://evil.example",
    });
    await moveDemo(services(), booking.id, online(nextDay, "11:00"), "visitor");
    await cancelDemo(services(), booking.id, null, "visitor");
    const emails = (await emailJobs(services()))
      .map(({ data }) => data.email)
      .filter(({ key }) => key.endsWith(":visitor"))
      .sort((a, b) => a.key.localeCompare(b.key));
    const entries = [];
    for (const email of emails) {
      const message = await bytesOf(email);
      const text = message.toString();
      expect(text).not.toContain("evil.example");
      const parsed = await PostalMime.parse(message);
      const files = parsed.attachments.filter(({ mimeType }) => mimeType === "application/ics");
      const parts = [...text.matchAll(/Content-Type: text\/calendar; charset=utf-8;\s+method=(\w+)/g)];
      expect(files).toHaveLength(1);
      const calendar = new ICAL.Component(
        ICAL.parse(new TextDecoder().decode(files[0]?.content as ArrayBuffer)),
      );
      const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
      entries.push({
        part: parts.map(([, method]) => method),
        method: calendar.getFirstPropertyValue("method"),
        uid: event.uid,
        sequence: event.sequence,
        at: event.startDate.toJSDate(),
      });
    }
    const uid = `demo-${booking.id}@${new URL(services().config.siteUrl).hostname}`;
    expect(entries).toEqual([
      { part: ["REQUEST"], method: "REQUEST", uid, sequence: 0, at: atNairobi(day, "10:00") },
      { part: ["REQUEST"], method: "REQUEST", uid, sequence: 1, at: atNairobi(nextDay, "11:00") },
      { part: ["CANCEL"], method: "CANCEL", uid, sequence: 2, at: atNairobi(nextDay, "11:00") },
    ]);
  });

  test("a calendar's answer to a move comes to whoever gives the demo", async () => {
    const host = await addHost(services(), "Brian Otieno");
    await addBooking(services(), day, "10:00");
    const emails = (await emailJobs(services())).map(({ data }) => data.email);
    expect(emails.find(({ key }) => key.endsWith(":visitor"))).toMatchObject({ replyTo: host.email });
    expect(emails.find(({ key }) => key.endsWith(":sales"))).toMatchObject({
      to: host.email,
      replyTo: "achieng@samaki.co.ke",
    });
  });
});
