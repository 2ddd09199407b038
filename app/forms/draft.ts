import { forgetBegan } from "./began-here";
import { browserStorage } from "./browser-storage";

/** What a visitor typed, kept in this browser until it is sent. */
export type Draft = {
  savedAt: number;
  fields: Record<string, string>;
  /** The last try: the same fields keep the same id, so a repeated try is stored once. */
  attempt?: { id: string; fields: Record<string, string> };
  /** Sent by the visitor while there was no connection, and not gone out yet. */
  waiting?: boolean;
  /** What goes out then, from whichever page is open. */
  post?: KeptPost;
};

export type KeptPost = {
  /** Where it goes, which is also the page that shows the form again. */
  to: string;
  body: [string, string][];
  /** What it is called: order, message. */
  what: string;
};

export function readDraft(form: string, storage = browserStorage()): Draft | undefined {
  const draft = parse(storage?.getItem(keyOf(form)));
  if (!draft) return undefined;
  const age = Date.now() - draft.savedAt;
  if (age > thirtyDays) {
    dropDraft(form, storage);
    return undefined;
  }
  // After a day it may be out of date: then the visitor sends it again, or not.
  return { ...draft, waiting: draft.waiting && age < oneDay };
}

/** The forms that have a draft in this browser. */
export function draftNames(storage = browserStorage()): string[] {
  return Object.keys(storage ?? {}).flatMap((key) =>
    key.startsWith(keyOf("")) ? [key.slice(keyOf("").length)] : [],
  );
}

export function saveDraft(form: string, change: Partial<Draft>, storage = browserStorage()) {
  const earlier = readDraft(form, storage);
  const unchanged = earlier && sameFields(earlier.fields, change.fields ?? earlier.fields);
  const savedAt = unchanged ? earlier.savedAt : Date.now();
  const draft: Draft = { fields: {}, ...earlier, ...change, savedAt };
  try {
    storage?.setItem(keyOf(form), JSON.stringify(draft));
  } catch (error) {
    console.warn("This browser's storage is full: the draft is not kept.", error);
  }
}

/** Keeps the draft but no longer sends it by itself. */
export function stopWaiting(form: string, storage = browserStorage()) {
  if (readDraft(form, storage)?.waiting) saveDraft(form, { waiting: false }, storage);
}

export function dropDraft(form: string, storage = browserStorage()) {
  storage?.removeItem(keyOf(form));
}

/** It has arrived: nothing of it is kept here any more. */
export function forgetSent(form: string) {
  dropDraft(form);
  forgetBegan();
}

/** The id under which the server knows this try: new fields, new id. */
export function attemptId(form: string, fields: Record<string, string>, storage = browserStorage()): string {
  const earlier = readDraft(form, storage)?.attempt;
  const attempt = earlier && sameFields(earlier.fields, fields) ? earlier : { id: randomId(), fields };
  saveDraft(form, { fields, attempt }, storage);
  return attempt.id;
}

const oneDay = 24 * 60 * 60 * 1000;
const thirtyDays = 30 * oneDay;

function keyOf(form: string): string {
  return `velto:draft:${form}`;
}

function parse(stored: string | null | undefined): Draft | undefined {
  try {
    const draft = JSON.parse(stored ?? "null") as Draft | null;
    return draft?.fields && typeof draft.savedAt === "number" ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function sameFields(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

/** `crypto.randomUUID` exists on https only; a test server on the shop's own network has none. */
function randomId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
