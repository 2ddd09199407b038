import { sql } from "drizzle-orm";
import ICAL from "ical.js";
import { parse } from "node-html-parser";
import { beforeEach, expect, test } from "vitest";
import { demoBookings, demoRequests } from "~/db/schema";
import { atNairobi } from "~/time/nairobi";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onDatabase, query } from "../../tests/databases";
import { addHost, addRequest, demoDay } from "../../tests/demos";
import { emailJobs } from "../../tests/emails";

const day = demoDay(2);
const ten = atNairobi(day, "10:00").toISOString();
const input = {
  name: "Achieng Odhiambo",
  email: "achieng@samaki.co.ke",
  company: "Samaki & Ugali",
  phone: "+254700000000",
};

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  const get = async (path: string) => (await openSite(services())).request(path);
  const post = async (path: string, fields: Record<string, string>) =>
    (await openSite(services())).request(path, formPost(fields));
  const bookings = () => services().db.select().from(demoBookings).orderBy(demoBookings.createdAt);

  test("after a request times are offered, on the page and by email; the request does not depend on it", async () => {
    await addHost(services(), "Brian Otieno");
    const answer = await post("/request-demo", input);
    expect(answer.status).toBe(200);
    const page = parse(await answer.text());
    expect(page.querySelector("h1")?.text).toBe("Thank You!");
    expect(page.text).toContain(
      "Your demo request has been submitted successfully! Our team will contact you shortly.",
    );
    expect(page.text).toContain("Request Another Demo");
    const path = await pathOfLatest();
    const form = page.querySelector(`form[action="${path}"]`);
    expect(form?.querySelectorAll('input[name="at"]').length).toBeGreaterThan(0);
    // One is chosen already: one click books.
    expect(form?.querySelectorAll('input[name="at"][checked]')).toHaveLength(1);
    const emails = (await emailJobs(services())).map(({ data }) => data.email);
    const confirmation = emails.find(({ key }) => key.endsWith(":visitor"));
    expect(JSON.stringify(confirmation?.parts)).toContain(`${services().config.siteUrl}${path}`);
    expect(JSON.stringify(emails.find(({ key }) => key.endsWith(":sales")))).not.toContain(path);
    expect(await bookings()).toEqual([]);
  });

  test("where nobody gives demos, nothing is offered", async () => {
    const answer = await post("/request-demo", input);
    expect(await answer.text()).not.toContain(`href="/demos/`);
    expect(JSON.stringify((await emailJobs(services())).map(({ data }) => data.email))).not.toContain(
      "/demos/",
    );
    expect(await services().db.$count(demoRequests)).toBe(1);
  });

  test("books, moves and cancels without JavaScript, each by a form and never by an address", async () => {
    await addHost(services(), "Brian Otieno");
    const { bookingKey } = await addRequest(services());
    const path = `/demos/${bookingKey}`;
    for (const query of ["", `?day=${day}`, "?change", "?cancel", `?do=cancel&at=${ten}&place=online`]) {
      expect((await get(path + query)).status).toBe(200);
    }
    expect(await bookings()).toEqual([]);

    const booked = await post(path, { at: ten, place: "online" });
    expect([booked.status, booked.headers.get("location")]).toEqual([303, path]);
    const page = parse(await (await get(path)).text());
    expect(page.querySelector("h1")?.text).toBe("Your demo is booked");
    expect(page.text).toContain("10:00 to 10:45, Nairobi time (EAT)");
    expect(page.text).toContain("with Brian Otieno");

    const eleven = atNairobi(day, "11:00").toISOString();
    expect((await post(path, { at: eleven, place: "visit", area: "Westlands" })).status).toBe(303);
    expect(await bookings()).toMatchObject([{ sequence: 1, place: "visit", area: "Westlands" }]);
    const moving = parse(await (await get(`${path}?change`)).text());
    expect(moving.querySelector('input[name="area"]')?.getAttribute("value")).toBe("Westlands");
    const nowhere = await post(path, { at: ten, place: "visit", area: "" });
    expect(await nowhere.text()).toContain("Tell us where to come.");
    expect((await post(path, { do: "cancel", reason: "A wedding" })).status).toBe(303);
    expect(parse(await (await get(path)).text()).querySelector("h1")?.text).toBe("Your demo is cancelled");
    expect((await get(`${path}/velto-demo.ics`)).status).toBe(404);
    const nine = atNairobi(day, "09:00").toISOString();
    expect((await post(path, { at: nine, place: "online" })).status).toBe(303);
    expect((await bookings()).map(({ state }) => state)).toEqual(["cancelled", "booked"]);
    const change = parse(await (await get(`${path}?change&day=${day}`)).text());
    // The first of the day is theirs already; another one is proposed.
    expect(change.querySelector("input[name=at][checked]")?.getAttribute("value")).toBe(ten);
  });

  test("says that a time was taken, with fresh times and the answers kept", async () => {
    await addHost(services(), "Brian Otieno");
    const first = await addRequest(services());
    const second = await addRequest(services(), { email: "other@duka.example" });
    await post(`/demos/${first.bookingKey}`, { at: ten, place: "online" });
    const answer = await post(`/demos/${second.bookingKey}`, { at: ten, place: "visit", area: "Karen" });
    expect(answer.status).toBe(409);
    const page = parse(await answer.text());
    expect(page.querySelector('[role="alert"]')?.text).toContain("Choose another one");
    expect(page.querySelector('input[name="area"]')?.getAttribute("value")).toBe("Karen");
    expect(page.querySelector('input[value="visit"]')?.hasAttribute("checked")).toBe(true);
    expect(page.querySelector(`input[value="${ten}"]`)).toBeNull();
    expect(page.querySelector(".gone")?.text).toContain(", taken");
  });

  test.each([
    [{ at: "yesterday", place: "online" }, 400],
    [{ at: ten, place: "moon" }, 400],
    [{ at: ten, place: "visit", area: " " }, 400],
    [{ at: "2020-01-01T07:00:00.000Z", place: "online" }, 409],
    [{}, 400],
  ])("refuses %j", async (fields, status) => {
    await addHost(services(), "Brian Otieno");
    const { bookingKey } = await addRequest(services());
    expect((await post(`/demos/${bookingKey}`, fields as Record<string, string>)).status).toBe(status);
    expect(await bookings()).toEqual([]);
  });

  test("shows full weeks as such, and to spam no other", async () => {
    const { bookingKey } = await addRequest(services());
    expect(await (await get(`/demos/${bookingKey}`)).text()).toContain(
      "No free time in the next three weeks",
    );
    await addHost(services(), "Brian Otieno");
    const spam = await addRequest(services(), { isSpam: true });
    const page = await (await get(`/demos/${spam.bookingKey}`)).text();
    expect(page).toContain("No free time in the next three weeks");
    expect((await post(`/demos/${spam.bookingKey}`, { at: ten, place: "online" })).status).toBe(409);
  });

  test("stays out of caches, search engines and other sites' logs", async () => {
    await addHost(services(), "Brian Otieno");
    const { bookingKey } = await addRequest(services());
    await post(`/demos/${bookingKey}`, { at: ten, place: "online" });
    for (const path of [`/demos/${bookingKey}`, `/demos/${bookingKey}/velto-demo.ics`]) {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("x-robots-tag")).toContain("noindex");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
  });

  test.each(["x", "a".repeat(32), "..%2f..", `${"0".repeat(31)}'`])(
    "an address that opens nothing says so: %s",
    async (key) => {
      const answer = await get(`/demos/${key}`);
      expect(answer.status).toBe(404);
      expect((await post(`/demos/${key}`, { at: ten, place: "online" })).status).toBe(404);
      expect((await get(`/demos/${key}/velto-demo.ics`)).status).toBe(404);
    },
  );

  test("the file for one's own calendar holds the time and invites nobody", async () => {
    await addHost(services(), "Brian Otieno");
    const { bookingKey } = await addRequest(services());
    await post(`/demos/${bookingKey}`, { at: ten, place: "online" });
    const answer = await get(`/demos/${bookingKey}/velto-demo.ics`);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8; method=PUBLISH");
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    expect(event.startDate.toJSDate().toISOString()).toBe(ten);
    // RFC 5546 wants to know who publishes, and no attendees.
    expect(event.organizer).toMatch(/^mailto:/);
    expect(event.attendees).toEqual([]);
  });

  test("a visitor abroad is told their own time by email, in summer as in winter", async () => {
    await addHost(services(), "Brian Otieno");
    const { bookingKey } = await addRequest(services());
    await post(`/demos/${bookingKey}`, { at: ten, place: "online", zone: "Asia/Kolkata" });
    expect(await bookings()).toMatchObject([{ zone: "Asia/Kolkata" }]);
    const emails = (await emailJobs(services())).map(({ data }) => data.email);
    expect(JSON.stringify(emails.find(({ key }) => key.endsWith(":visitor"))?.parts)).toContain("12:30");
  });

  async function pathOfLatest(): Promise<string> {
    const [row] = await query<{ key: string }>(services(), sql`select booking_key as key from demo_requests`);
    return `/demos/${row?.key}`;
  }
});
