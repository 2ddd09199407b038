import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { ChatLauncher } from "~/chat/launcher";
import { useWords } from "~/language/use-language";
import pageModule from "~/page-module?worker&url";
import { shellWords } from "./content.sw";
import { Footer } from "./footer";
import { Header } from "./header";
import { NoticeBar } from "./notice-bar";

/** What every page and every error stands in. */
export function Frame({ overHero, children }: { overHero: boolean; children: ReactNode }) {
  const main = useFocusAfterNavigation();
  const busy = useNavigation().state !== "idle";
  return (
    <>
      <a className="skip" href="#main">
        {useWords(shellWords).skip}
      </a>
      <div className="progress" data-busy={busy || undefined} aria-hidden="true" />
      <NoticeBar />
      <Header overHero={overHero} />
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <Footer />
      <ChatLauncher />
      <script type="module" src={pageModule} fetchPriority="low" />
    </>
  );
}

/** A new document would start at its top for a keyboard or a screen reader; so does a new page here. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A page may have put the focus into a field or onto a title of its own.
    if (!document.activeElement?.matches("main :is(input, [tabindex='-1'])")) {
      main.current?.focus({ preventScroll: true });
    }
  }, [pathname]);
  return main;
}
