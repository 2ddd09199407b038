import { expect, test } from "vitest";
import { percentile, shownSpeeds } from "./speed";

const row = { isNow: true, page: "/", device: "phone", metric: "LCP", bucket: 2, count: 1 } as const;

test("three quarters are as quick as this, by groups", () => {
  const groups = [
    { bucket: 2, count: 100 },
    { bucket: 4, count: 100 },
  ];
  expect(percentile("LCP", groups, 0.5)).toBe(1500);
  expect(percentile("LCP", groups, 0.75)).toBe(2250);
  expect(percentile("LCP", [{ bucket: 12, count: 5 }], 0.75)).toBe(12_000);
  expect(percentile("INP", [{ bucket: 0, count: 4 }], 0.75)).toBe(19);
});

test("shares, by device and page, of these days only", () => {
  const shown = shownSpeeds([
    { ...row, bucket: 4, count: 6 },
    { ...row, bucket: 7, count: 3, device: "computer", page: "/pricing" },
    { ...row, bucket: 8, count: 1 },
    { ...row, bucket: 0, count: 50, isNow: false },
  ]);
  expect(shown).toHaveLength(1);
  const [{ devices, pages, before } = { devices: [], pages: [], before: 0 }] = shown;
  expect(devices.map(({ name, count }) => [name, count])).toEqual([
    ["All devices", 10],
    ["Phone", 7],
    ["Computer", 3],
  ]);
  expect(devices[0]?.good).toBeCloseTo(0.6);
  expect(devices[0]?.middling).toBeCloseTo(0.3);
  expect(devices[0]?.poor).toBeCloseTo(0.1);
  expect(pages.map(({ name }) => name)).toEqual(["/", "/pricing"]);
  expect(before).toBe(375);
});
