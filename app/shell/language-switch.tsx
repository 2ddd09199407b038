import { useLocation } from "react-router";
import { englishPath, locales } from "~/language/language";
import { pathIn } from "~/language/links";
import { isInSwahili } from "~/language/swahili-pages";
import { useLanguage } from "~/language/use-language";

/**
 * The same place in the other language; from a page that is in English only, the Swahili home page. `remember-language.ts` adds
 * what a built page can't know of its address, and keeps the choice. Where it is tight, its letters stand for the name.
 */
export function LanguageSwitch({ className, isTight }: { className?: string; isTight?: boolean }) {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const other = language === "en" ? "sw" : "en";
  const english = englishPath(pathname).replace(/(.)\/$/, "$1");
  const same = other === "en" || isInSwahili(english) ? english + search : "/";
  return (
    <a
      className={className}
      href={pathIn(other, same)}
      lang={other}
      hrefLang={locales[other]}
      suppressHydrationWarning
    >
      {isTight ? (
        <>
          <span className="header__long">{names[other]}</span>{" "}
          <span className="header__short">{other.toUpperCase()}</span>
        </>
      ) : (
        names[other]
      )}
    </a>
  );
}

const names = { en: "English", sw: "Kiswahili" };
