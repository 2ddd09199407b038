import { browserStorage } from "~/forms/browser-storage";
import { englishPath } from "~/language/language";

/**
 * The language that a visitor has switched to is kept on the device. Who then comes from elsewhere to a page in the
 * other language is led to the same place in theirs; nobody is led anywhere by a guess.
 */
export function rememberLanguage() {
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
    if (!link) return;
    if (englishPath(link.pathname) === englishPath(location.pathname.replace(/(.)\/$/, "$1"))) {
      link.search = location.search;
      link.hash = location.hash;
    }
    try {
      storage?.setItem(key, link.hreflang);
    } catch (error) {
      console.warn("This browser's storage is full: the language is not kept.", error);
    }
  });
  followChoice(storage?.getItem(key));
}

const storage = browserStorage();
const key = "velto:language";

function followChoice(chosen: string | null | undefined) {
  const { lang } = document.documentElement;
  if (!chosen || chosen === lang || document.referrer.startsWith(`${location.origin}/`)) return;
  const same = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${chosen}"]`);
  if (same) location.replace(new URL(same.href).pathname + location.search + location.hash);
}
