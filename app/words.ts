/** Words that follow a list, so that no text says how long it is. */

export function inWords(count: number): string {
  return numbers[count] ?? String(count);
}

/** As counted things follow it: `mashine nne`, `aina tano`. */
export function swahiliNumber(count: number): string {
  return swahiliNumbers[count] ?? String(count);
}

/** `shops, bars and rental` */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(names);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `POS Terminal` is a POS terminal. */
export function inSentence(name: string): string {
  return name.replace(/\b[A-Z][a-z]/g, (start) => start.toLowerCase());
}

const numbers = [
  "none",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

const swahiliNumbers = [
  "sifuri",
  "moja",
  "mbili",
  "tatu",
  "nne",
  "tano",
  "sita",
  "saba",
  "nane",
  "tisa",
  "kumi",
  "kumi na moja",
  "kumi na mbili",
];
