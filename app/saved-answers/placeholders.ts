/** What may stand in braces in a saved answer, such as `{name}`, and what it becomes. */
export const placeholders = {
  name: "first name of the customer",
  company: "their company",
  order: "number of their latest order",
  amount: "what is left to pay of it",
  link: "page of that order, where it is followed and paid",
  quotation: "number of their latest quotation",
  me: "your first name",
  phone: "our telephone number",
  site: "address of our website",
  day: "a day or time; you write it in yourself",
} as const;

export type Placeholder = keyof typeof placeholders;
export type Values = Partial<Record<Placeholder, string | null>>;

/** What is not known stays as it is, to be written in. */
export function fillIn(text: string, values: Values): string {
  return text.replace(inBraces, (whole, name: string) => (isKnown(name) && values[name]) || whole);
}

/** Those that are still in a text, each once: `{day}`. */
export function unfilled(text: string): string[] {
  return found(text, isKnown);
}

/** Words in braces that are no placeholder, such as a mistyped one. */
export function unknown(text: string): string[] {
  return found(text, (name) => !isKnown(name));
}

function found(text: string, counts: (name: string) => boolean): string[] {
  const all = [...text.matchAll(inBraces)].filter(([, name = ""]) => counts(name)).map(([whole]) => whole);
  return [...new Set(all)];
}

function isKnown(name: string): name is Placeholder {
  return Object.hasOwn(placeholders, name);
}

const inBraces = /\{([\p{L}][\p{L} _-]{0,29})\}/gu;
