import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useOptimistic,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router";

export type Tab = { /** Also the hash in the address. */ id: string; name: string; panel: ReactNode };

/**
 * In the server's HTML the tabs are links to their panels and `:target` opens one. Once hydrated it becomes a
 * tablist; the open tab stays in the address, so it can be shared and Back returns to the one before.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const ids = tabs.map((tab) => tab.id);
  const { hydrated, open, choose } = useOpenTab(ids);
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (hydrated && open) bringIntoStrip(strip.current, `${open}-tab`);
  }, [hydrated, open]);

  function onClick(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(id, { replace: id === open });
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    const next = nextTab(event.key, ids, id);
    if (next === undefined) return;
    event.preventDefault();
    choose(next, { replace: true });
    document.getElementById(`${next}-tab`)?.focus({ preventScroll: true });
  }

  return (
    <div className="tabset" data-hydrated={hydrated || undefined}>
      <div className="tabs-wrap">
        <div className="tabs" ref={strip} {...(hydrated && { role: "tablist", "aria-label": label })}>
          {tabs.map(({ id, name }) => (
            <a
              className="tab"
              key={id}
              href={`#${id}`}
              {...(hydrated && {
                id: `${id}-tab`,
                role: "tab",
                "aria-selected": id === open,
                "aria-controls": panelId(id),
                tabIndex: id === open ? 0 : -1,
                onClick: (event) => onClick(event, id),
                onKeyDown: (event) => onKeyDown(event, id),
              })}
            >
              {name}
            </a>
          ))}
        </div>
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          className="tabset__panel"
          key={id}
          id={hydrated ? panelId(id) : id}
          {...(hydrated && {
            role: "tabpanel",
            "aria-labelledby": `${id}-tab`,
            tabIndex: 0,
            hidden: id !== open,
          })}
        >
          {panel ?? <div className="soon">Coming soon...</div>}
        </div>
      ))}
    </div>
  );
}

function useOpenTab(ids: string[]) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);

  const [addressed, setAddressed] = useState(ids[0]);
  const hash = useLocation().hash.slice(1);
  const [followed, setFollowed] = useState("");
  if (hydrated && hash !== followed) {
    setFollowed(hash);
    if (ids.includes(hash)) setAddressed(hash);
    else if (!hash) setAddressed(ids[0]);
  }

  const navigate = useNavigate();
  const [chosen, setChosen] = useOptimistic(addressed);
  function choose(id: string, { replace }: { replace: boolean }) {
    startTransition(async () => {
      // Shown until the address has followed, also when it follows an earlier choice first.
      setChosen(id);
      await painted();
      await navigate({ hash: id }, { replace, preventScrollReset: true });
    });
  }
  const open = chosen && ids.includes(chosen) ? chosen : ids[0];
  return { hydrated, open, choose };
}

/** The router takes its time: what a tap shows comes first. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Sideways only: the page itself stays where it is. */
function bringIntoStrip(strip: HTMLElement | null, tabId: string) {
  const tab = document.getElementById(tabId);
  if (strip && tab) strip.scrollTo({ left: tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2 });
}

/** Other than the hash, or the router would scroll to the panel on each change of tab. */
function panelId(id: string): string {
  return `${id}-panel`;
}

/** The tab that a key pressed on `from` leads to; itself for Space, nothing for keys that are not ours. */
export function nextTab(key: string, ids: readonly string[], from: string): string | undefined {
  const at = ids.indexOf(from);
  switch (key) {
    case "ArrowRight":
      return ids[(at + 1) % ids.length];
    case "ArrowLeft":
      return ids.at(at - 1);
    case "Home":
      return ids[0];
    case "End":
      return ids.at(-1);
    case " ":
      return from;
    default:
      return undefined;
  }
}
