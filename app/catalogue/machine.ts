import type { Hardware } from "./catalogue";

/** What a page shows of a machine outside its own category page. */
export type Machine = Pick<
  Hardware,
  "id" | "name" | "path" | "price" | "badge" | "image" | "description" | "isSold"
>;

export function asMachine({ id, name, path, price, badge, image, description, isSold }: Hardware): Machine {
  return { id, name, path, price, badge, image, description, isSold };
}
