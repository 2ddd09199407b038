import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attemptId, dropDraft, readDraft, saveDraft } from "./draft";

const hour = 60 * 60 * 1000;
let storage: Storage;

beforeEach(() => {
  const items = new Map<string, string>();
  storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
  vi.useFakeTimers({ now: new Date("2026-11-15T09:00:00Z") });
});
afterEach(() => vi.useRealTimers());

test("keeps what was typed, for each form apart, until it is dropped", () => {
  saveDraft("contact", { fields: { name: "Wanjiku" } }, storage);
  saveDraft("demo", { fields: { name: "Otieno" } }, storage);
  expect(readDraft("contact", storage)?.fields).toEqual({ name: "Wanjiku" });
  dropDraft("contact", storage);
  expect(readDraft("contact", storage)).toBeUndefined();
  expect(readDraft("demo", storage)?.fields).toEqual({ name: "Otieno" });
});

test("the same fields keep their id, changed fields get a new one", () => {
  const first = attemptId("contact", { name: "Wanjiku", message: "Habari" }, storage);
  expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(attemptId("contact", { name: "Wanjiku", message: "Habari" }, storage)).toBe(first);
  expect(attemptId("contact", { name: "Wanjiku", message: "Habari yako" }, storage)).not.toBe(first);
});

test("remembers when it was typed, not when the page was last open", () => {
  saveDraft("contact", { fields: { name: "Wanjiku" } }, storage);
  const typedAt = Date.now();
  vi.advanceTimersByTime(hour);
  saveDraft("contact", { fields: { name: "Wanjiku" }, waiting: true }, storage);
  expect(readDraft("contact", storage)?.savedAt).toBe(typedAt);
});

test("what waits for the connection goes out by itself for a day", () => {
  saveDraft("contact", { fields: { name: "Wanjiku" }, waiting: true }, storage);
  vi.advanceTimersByTime(23 * hour);
  expect(readDraft("contact", storage)?.waiting).toBe(true);
  vi.advanceTimersByTime(2 * hour);
  expect(readDraft("contact", storage)).toMatchObject({ waiting: false, fields: { name: "Wanjiku" } });
});

test("drops a draft after thirty days", () => {
  saveDraft("contact", { fields: { name: "Wanjiku" } }, storage);
  vi.advanceTimersByTime(31 * 24 * hour);
  expect(readDraft("contact", storage)).toBeUndefined();
});

test("survives broken storage", () => {
  storage.setItem("velto:draft:contact", "{");
  expect(readDraft("contact", storage)).toBeUndefined();
  const full = { ...storage, setItem: () => expect.fail("full") };
  vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(() => saveDraft("contact", { fields: { name: "Wanjiku" } }, full)).not.toThrow();
});
