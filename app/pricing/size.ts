import { modules } from "~/catalogue/modules";

export const most = { branches: 500, tills: 2000 };

/**
 * What the pricing form asks about, in words: `?about=pricing&branches=2&tills=4&module=payroll`. Anything may stand
 * in an address, so only numbers within the form's limits and known modules are named.
 */
export function sizeLine(search: URLSearchParams): string {
  const asked = search.getAll("module");
  const named = Object.entries(modules).flatMap(([id, name]) => (asked.includes(id) ? [name] : []));
  const parts = [
    counted(search.get("branches"), most.branches, "branch", "branches"),
    counted(search.get("tills"), most.tills, "till", "tills"),
    ...named,
  ].filter(Boolean);
  return ["a price", parts.join(", ")].filter(Boolean).join(" for ");
}

function counted(given: string | null, limit: number, one: string, many: string): string {
  const number = /^\d{1,4}$/.test(given ?? "") ? Number(given) : 0;
  if (number < 1 || number > limit) return "";
  return `${number} ${number === 1 ? one : many}`;
}
