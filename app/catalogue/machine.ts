import type { Hardware } from "./catalogue";

/** What a page shows of a machine outside its own category page. */
export type Machine = Pick<Hardware, "id" | "name" | "path" | "price" | "badge" | "image" | "description">;

export function asMachine({ id, name, path, price, badge, image, description }: Hardware): Machine {
  return { id, name, path, price, badge, image, description };
}
