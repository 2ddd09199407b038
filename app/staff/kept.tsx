import { useRouteLoaderData } from "react-router";
import { type KeptOptions, useKeptForm } from "~/forms/kept-form";
import { formTexts } from "~/forms/texts";
import { timeHere } from "~/time/zones";

/** What this person types is kept in this browser, under their own name, until it has arrived. */
export function useOwnKeptForm({ name, ...options }: KeptOptions) {
  const frame = useRouteLoaderData("staff/layout") as { actor: { id: string } } | undefined;
  return useKeptForm({ name: `staff:${frame?.actor.id}:${name}`, ...options });
}

/** Says that the text is one from before, and throws it away on request. */
export function Restored({ form: { restoredAt, clear } }: { form: ReturnType<typeof useKeptForm> }) {
  if (!restoredAt) return null;
  return (
    <p className="field__hint" role="status">
      {formTexts.restored(timeHere(restoredAt))}{" "}
      <button type="button" className="text-link" onClick={clear}>
        {formTexts.clear}
      </button>
    </p>
  );
}
