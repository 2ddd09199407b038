import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";

export type Tab = { /** Also the hash in the address. */ id: string; name: string; panel: ReactNode };

/**
 * In the server's HTML the tabs are links to their panels and `:target` opens one. Once alive it becomes a
 * tablist; the open tab stays in the address, so it can be shared and Back returns to the one before.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const ids = tabs.map((tab) => tab.id);
  const { alive, open, choose } = useOpenTab(ids);
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (alive && open) bringIntoStrip(strip.current, `${open}-tab`);
  }, [alive, open]);

  function onKeyDown(event: KeyboardEvent) {
    const next = nextTab(event.key, ids, open);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(`${next}-tab`)?.focus({ preventScroll: true });
  }

  return (
    <div className="tabset" data-alive={alive || undefined}>
      <div className="tabs-wrap">
        <div className="tabs" ref={strip} {...(alive && { role: "tablist", "aria-label": label })}>
          {tabs.map(({ id, name }) => (
            <Link
              className="tab"
              key={id}
              to={{ hash: id }}
              preventScrollReset
              {...(alive && {
                id: `${id}-tab`,
                role: "tab",
                "aria-selected": id === open,
                "aria-controls": panelId(id),
                tabIndex: id === open ? 0 : -1,
                onKeyDown,
              })}
            >
              {name}
            </Link>
          ))}
        </div>
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          className="tabset__panel"
          key={id}
          id={alive ? panelId(id) : id}
          {...(alive && {
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
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  const hash = useLocation().hash.slice(1);
  const [open, setOpen] = useState(ids[0]);
  const kept = hash && ids.includes(open ?? "") ? open : ids[0];
  const wanted = ids.includes(hash) ? hash : kept;
  if (alive && wanted !== open) setOpen(wanted);

  const navigate = useNavigate();
  const choose = (id: string) => navigate({ hash: id }, { replace: true, preventScrollReset: true });
  return { alive, open, choose };
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

/** The tab that a key leads to; the open one for Space, nothing for keys that are not ours. */
export function nextTab(key: string, ids: readonly string[], open: string | undefined): string | undefined {
  const at = ids.indexOf(open ?? "");
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
      return open;
    default:
      return undefined;
  }
}
