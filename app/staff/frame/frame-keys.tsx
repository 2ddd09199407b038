import { useNavigate } from "react-router";
import { useKeys } from "./keys";

/** The keys that work on every page: find, go to a room, the list of keys, undo. */
export function FrameKeys({ onHelp }: { onHelp: () => void }) {
  const navigate = useNavigate();
  useKeys({
    "/": () => navigate("/staff/find"),
    "?": onHelp,
    "g t": () => navigate("/staff"),
    "g i": () => navigate("/staff/inbox"),
    "g o": () => navigate("/staff/orders"),
    "g d": () => navigate("/staff/demos"),
    // The toast stands last in the page: what was done just now goes before an email that still waits.
    z: () => [...document.querySelectorAll<HTMLFormElement>("form[data-undo]")].at(-1)?.requestSubmit(),
  });
  return null;
}
