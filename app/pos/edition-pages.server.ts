import type { EditionPage } from "./edition-content";

/** Each file in `editions/` exports one page. */
const files = import.meta.glob<Record<string, EditionPage>>("./editions/*.ts", { eager: true });

export const editionPages = Object.values(files).flatMap((file) => Object.values(file));
