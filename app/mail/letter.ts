import type { LetterPart } from "./layout";

/** A letter as it is queued; text and HTML are made of it when it is sent. `key` names it for good, e.g. `order:VLT-7K3M:buyer`; it holds nothing personal. */
export type Letter = {
  key: string;
  to: string;
  replyTo?: string;
  subject: string;
  title: string;
  parts: LetterPart[];
};

/** Refuses what could turn into another header or another recipient; makes a subject one line. */
export function checkLetter(letter: Letter): Letter {
  if (!/^[A-Za-z0-9:._-]{1,120}$/.test(letter.key)) throw new LetterError("key");
  if (!isAddress(letter.to)) throw new LetterError("to");
  if (letter.replyTo !== undefined && !isAddress(letter.replyTo)) throw new LetterError("replyTo");
  return { ...letter, subject: oneLine(letter.subject).slice(0, 200) };
}

export class LetterError extends Error {
  override name = "LetterError";

  constructor(field: keyof Letter) {
    super(`The letter's ${field} can't be used.`);
  }
}

function isAddress(value: string) {
  return value.length <= 254 && /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(value);
}

function oneLine(value: string) {
  return value.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
