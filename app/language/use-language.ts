import { createContext, use } from "react";
import type { Language } from "./language";

/** Of the page that is being shown; `root.tsx` gives it. */
export const LanguageContext = createContext<Language>("en");

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The texts in the page's language. */
export function useWords<Texts>(texts: Record<Language, Texts>): Texts {
  return texts[use(LanguageContext)];
}
