import { modules } from "~/catalogue/modules";
import type { Language } from "~/language/language";

export const most = { branches: 500, tills: 2000 };

/**
 * What the pricing form asks about, in words: `?about=pricing&branches=2&tills=4&module=payroll`. Anything may stand
 * in an address, so only numbers within the form's limits and known modules are named.
 */
export function sizeLine(search: URLSearchParams, language: Language): string {
  const texts = words[language];
  const asked = search.getAll("module");
  const named = Object.entries(modules).flatMap(([id, name]) => (asked.includes(id) ? [name] : []));
  const parts = [
    counted(search.get("branches"), most.branches, texts.branches),
    counted(search.get("tills"), most.tills, texts.tills),
    ...named,
  ].filter(Boolean);
  return [texts.price, parts.join(", ")].filter(Boolean).join(texts.of);
}

function counted(given: string | null, limit: number, said: (count: number) => string): string {
  const number = /^\d{1,4}$/.test(given ?? "") ? Number(given) : 0;
  if (number < 1 || number > limit) return "";
  return said(number);
}

const words = {
  en: {
    price: "a price",
    of: " for ",
    branches: (count: number) => (count === 1 ? "1 branch" : `${count} branches`),
    tills: (count: number) => (count === 1 ? "1 till" : `${count} tills`),
  },
  sw: {
    price: "bei",
    of: " ya ",
    branches: (count: number) => (count === 1 ? "tawi 1" : `matawi ${count}`),
    tills: (count: number) => `till ${count}`,
  },
};
