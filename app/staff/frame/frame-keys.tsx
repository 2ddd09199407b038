import { useRef } from "react";
import { useNavigate } from "react-router";
import { type Keys, useKeys } from "./keys";

/** The keys that work on every page: find, go to a room, the list of keys, undo. */
export function FrameKeys({ onHelp }: { onHelp: () => void }) {
  const navigate = useNavigate();
  const goesUntil = useRef(0);
  const go = (to: string) => () => {
    if (performance.now() < goesUntil.current) navigate(to);
    goesUntil.current = 0;
  };
  const keys: Keys = {
    "/": () => navigate("/staff/find"),
    "?": onHelp,
    g: () => {
      goesUntil.current = performance.now() + 5_000;
    },
    t: go("/staff"),
    i: go("/staff/inbox"),
    o: go("/staff/orders"),
    d: go("/staff/demos"),
    z: () => document.querySelector<HTMLFormElement>("form[data-undo]")?.requestSubmit(),
  };
  useKeys(keys);
  return null;
}
