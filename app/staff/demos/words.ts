import { weekdayNames } from "./content";

/** Monday to Friday, or each day by its name where they don't follow each other. */
export function daysWords(days: number[]): string {
  const order = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  const names = order.map((day) => weekdayNames[day] ?? "");
  const places = order.map((day) => (day + 6) % 7);
  const isRun = places.length > 2 && places.every((place, index) => place === (places[0] ?? 0) + index);
  return isRun ? `${names[0]} to ${names.at(-1)}` : list(names);
}

/** Amina and Brian */
export function list(names: string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
