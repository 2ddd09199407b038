import { useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";
import { StaffIcon } from "../icon";
import { passkeyProblems } from "./content";
import type { PasskeyResult } from "./passkeys";

/** Passkeys need a script, so without one the button is not there. */
export function PasskeyButton(props: {
  label: string;
  ask: () => Promise<PasskeyResult>;
  onDone: () => void;
  quiet?: boolean;
}) {
  const [state, setState] = useState<PasskeyResult | "busy">();
  const isHydrated = useHydrated();
  const problem = state && state !== "busy" && state !== "done" ? passkeyProblems[state] : undefined;

  async function press() {
    setState("busy");
    const result = await props.ask();
    setState(result);
    if (result === "done") props.onDone();
  }

  return (
    <>
      <noscript>
        <style>{".passkey { display: none }"}</style>
      </noscript>
      <button
        type="button"
        className={`passkey btn ${props.quiet ? "btn--line" : "btn--primary"}`}
        disabled={!isHydrated}
        aria-disabled={state === "busy"}
        onClick={() => state !== "busy" && press()}
      >
        <StaffIcon name="fingerprint-pattern" />
        {props.label}
      </button>
      <p className={problem ? "field__err" : "visually-hidden"} role="alert">
        {problem}
      </p>
    </>
  );
}
