import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
} from "react";
import { browserStorage } from "~/forms/browser-storage";
import { nearMargin } from "./fetch-near";

type NearOptions = {
  /** The name of the built file, which is fetched ahead with the application. */
  chunk: string;
  /** Fetched ahead once the page is loaded, or when the part comes near the window. */
  ahead: "load" | "near";
  /** Holds the place on a page that was reached by navigation. */
  placeholder: ReactNode;
  /** The tab's storage under this name holds something of the part: then it starts without a touch. */
  keeps?: string;
};

export type NearProps = { onReady: () => void };

/**
 * A part of a page that the server writes whole and whose code comes only when it is near the window or touched.
 * Presses made before it runs are shown as busy and acted on afterwards.
 */
export function loadedNear(
  load: () => Promise<ComponentType<NearProps>>,
  { chunk, ahead, placeholder, keeps }: NearOptions,
) {
  let want = () => {};
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await wanted;
    return { default: await load() };
  });

  // Nothing around it may render it anew before it is hydrated.
  return memo(function Near() {
    const host = useRef<HTMLDivElement>(null);
    const release = useKeptPresses(host);
    useWantedWhenNear(host, want, keeps);
    return (
      <div ref={host} data-start-app data-chunk={chunk} data-ahead={ahead} data-keeps={keeps}>
        <Suspense fallback={placeholder}>
          <Part onReady={release} />
        </Suspense>
      </div>
    );
  });
}

function useWantedWhenNear(host: RefObject<HTMLDivElement | null>, want: () => void, keeps?: string) {
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    if (keeps && hasKept(keeps)) want();
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && want(),
      {
        rootMargin: nearMargin,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [host, want, keeps]);
}

/** Kept from the moment the page is hydrated until the part is; before that `start.js` keeps them. */
function useKeptPresses(host: RefObject<HTMLDivElement | null>) {
  const pressed = useRef<HTMLElement[]>([]);
  const isReady = useRef(false);

  useEffect(() => {
    // In the capture phase at the window: React lets no press into a part that it can't hydrate yet, and must not act on
    // one that is kept when the part is hydrated but not ready.
    function onClick(event: MouseEvent) {
      const button = (event.target as Element).closest<HTMLElement>("button");
      if (isReady.current || !button || !host.current?.contains(button)) return;
      event.stopPropagation();
      button.ariaBusy = "true";
      pressed.current.push(button);
    }
    window.addEventListener("click", onClick, true);
    return () => window.removeEventListener("click", onClick, true);
  }, [host]);

  return useCallback(() => {
    isReady.current = true;
    const waiting = pressed.current.splice(0);
    for (const button of waiting) button.removeAttribute("aria-busy");
    for (const button of waiting) if (button.isConnected) button.click();
  }, []);
}

function hasKept(name: string): boolean {
  return Boolean(browserStorage("sessionStorage")?.getItem(name));
}
