import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { enterprise } from "~/audiences/enterprise-content";
import { erp } from "~/erp/content";
import { home } from "~/home/content";
import { overview } from "~/pos/overview-content";
import type { IllustrationName } from "./illustrations";
import { readScreen } from "./read-screen";

const names = readdirSync(new URL("./screens/", import.meta.url)).map((file) =>
  file.replace(".svg", ""),
) as IllustrationName[];

test.each(names)("%s: weekdays are those of March 2025", (name) => {
  const days = readScreen(name).texts.flatMap((text) => [
    ...text.matchAll(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\d{1,2})(?![\d:])/g),
  ]);
  for (const [, weekday, day] of days)
    expect(weekday).toBe(
      new Date(Date.UTC(2025, 2, Number(day))).toLocaleDateString("en", {
        weekday: "short",
        timeZone: "UTC",
      }),
    );
});

test.each(names)("%s: says email, and nothing empty", (name) => {
  const { texts } = readScreen(name);
  expect(texts.filter((text) => /e-mail/i.test(text))).toEqual([]);
  expect(texts).not.toContain("");
});

test("the calendar's week has seven days, and what is late was due before today's end", () => {
  const calendar = readScreen("rental-calendar");
  const week = calendar.texts.filter((text) => /^[MTWFS] \d+$/.test(text));
  expect(week).toEqual(["M 3", "T 4", "W 5", "T 6", "F 7", "S 8", "S 9"]);
  expect(calendar.find("Late").x).toBeLessThan(calendar.find("T 6").x);
  expect(calendar.numbers(/^(\d) offline bookings/)).toEqual(
    readScreen("offline-bookings").numbers(/^(\d) reservations waiting$/),
  );
});

test("every ticket on the rail tells the same time", () => {
  const { texts } = readScreen("kitchen-rail");
  const sent = texts.flatMap((text) => /^(\d\d:\d\d), [A-Z]/.exec(text)?.[1] ?? []);
  const waited = texts.filter((text) => /^\d\d:\d\d$/.test(text));
  const earliest = sent.map((time, ticket) => seconds(`${time}:00`) + seconds(`00:${waited[ticket]}`));
  expect(earliest).toHaveLength(4);
  expect(Math.max(...earliest) - Math.min(...earliest)).toBeLessThan(60);
  for (const ticket of ["kitchen-ticket", "kitchen-ticket-new"] as const) {
    const table = readScreen(ticket).texts.slice(0, 3);
    expect(texts).toEqual(expect.arrayContaining(table));
  }
});

test("table 7 is three quarters ready on every screen", () => {
  for (const name of ["floor-plan", "kitchen-ticket", "order-flow", "order-tracking"] as const)
    expect(readScreen(name).numbers(/^(\d) of (\d) (?:plates )?ready$/)).toEqual([3, 4]);
});

test("the network is down while the sales wait, and the branches are read after it is back", () => {
  const { off, on } = overview.halfHour;
  const till = readScreen(off.screen);
  for (const sale of ["14:31", "14:26", "14:22"]) {
    expect(till.texts).toContain(sale);
    expect(sale > off.time && sale < on.time).toBe(true);
  }
  const [clock = ""] = readScreen(on.screen).texts.flatMap((text) => /^Today, (.*)$/.exec(text)?.[1] ?? []);
  const later = (seconds(`${clock}:00`) - seconds(`${on.time}:00`)) / 60;
  expect(later).toBeGreaterThan(0);
  expect(later).toBeLessThan(5);
});

test("the day's sheet is the sum of its branches at closing, and its lunch that of the chart", () => {
  const closed = enterprise.tape.branches.filter(({ name }) => home.day.branches.includes(name));
  const sum = closed.reduce((soFar, { total }) => soFar + Number(total.replace(/\D/g, "")), 0);
  expect(home.day.sum.value).toBe(`ksh ${sum.toLocaleString("en")}.00`);
  const lunch = home.day.hours.find(({ entry }) => entry.label === "Lunch hour");
  expect(readScreen("analytics").texts).toContain(`ksh ${lunch?.entry.value.replace(".00", "")}`);
});

test("branches abroad count in their own money", () => {
  const currencies: Record<string, string> = {
    "Dar es Salaam": "TZS",
    Arusha: "TZS",
    Entebbe: "UGX",
    Kampala: "UGX",
  };
  const { texts } = readScreen("branches-cities");
  expect(texts.flatMap((text) => /^([A-Z]{3}) [\d,]+$/.exec(text)?.[1] ?? [])).toEqual(["KES", "UGX", "RWF"]);
  for (const { name, currency } of enterprise.tape.branches) expect(currency).toBe(currencies[name] ?? "KES");
});

test("one sale is the same at the till, on paper and on the phone", () => {
  const total = readScreen("pos-sale").amountAt("Total");
  expect(readScreen("receipt").amountAt("Total ksh")).toBe(total);
  expect(readScreen("mpesa-prompt").numbers(/^([\d,]+\.\d\d)$/)).toEqual([total]);
  expect(readScreen("customer-card").texts).toContain(`+${Math.floor(total / 100)}`);
});

test("order 2207 owes at the door what the showroom wrote", () => {
  const showroom = readScreen("furniture-catalogue");
  const owed =
    showroom.amountAt("Tana sofa", 190) +
    showroom.amountAt("Lamu table", 190) -
    showroom.amountAt("Deposit paid");
  expect(showroom.amountAt("Balance")).toBe(owed);
  expect(readScreen("delivery-phone").amountAt("Balance, M-Pesa")).toBe(owed);
});

test("lot 31 is milled into the packs that are invoiced", () => {
  const packs = erp.modules.find(({ entry }) => entry === "Flour, 2 kg")?.amount.replace(" packs", "");
  for (const name of ["production", "erp-dashboard"] as const)
    expect(readScreen(name).texts.join()).toContain(`3,888 of ${packs}`);
});

function seconds(time: string): number {
  const [hours = 0, minutes = 0, rest = 0] = time.split(":").map(Number);
  return hours * 3600 + minutes * 60 + rest;
}
