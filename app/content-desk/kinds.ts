import type { ContentKind } from "~/published/content";
import type { AnyKind } from "./kind";
import { company } from "./kinds/company";
import { delivery } from "./kinds/delivery";
import { machines } from "./kinds/machines";
import { notice } from "./kinds/notice";
import { questions } from "./kinds/questions";

/** What staff edit, in the order of the page. A new kind is a file, a type in `app/published/content.ts` and a line here. */
export const kinds: readonly AnyKind[] = [company, machines, questions, delivery, notice];

export function findKind(id: string | undefined): AnyKind | undefined {
  return kinds.find((kind) => kind.id === id);
}

export function kindOf(id: ContentKind): AnyKind {
  const kind = findKind(id);
  if (!kind) throw new Error(`There is no content called ${id}.`);
  return kind;
}
