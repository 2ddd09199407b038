import { type Actor, requireRight } from "~/access/rights";

/** Who changes something about people: an owner, or whoever runs `npm run staff` on the server itself. */
export type By = Actor | "System";

export function requireManager(by: By) {
  if (by !== "System") requireRight(by, "people.manage");
}
