import { type ReactNode, useRef } from "react";
import { useFetcher } from "react-router";
import { newOrder as texts } from "./content";
import type { action } from "./new-order";

/** What to say on the telephone. The server sums it up at its own prices: while it is typed, or when it is asked. */
export function RunningTotal({ total, children }: { total: string | undefined; children: ReactNode }) {
  const fetcher = useFetcher<typeof action>();
  const box = useRef<HTMLDivElement>(null);
  const answer = fetcher.data;
  const shown = answer && "total" in answer ? answer.total : answer ? undefined : total;

  function ask() {
    const counts = [...(box.current?.querySelectorAll("input") ?? [])].map(({ name, value }) => [
      name,
      value,
    ]);
    fetcher.submit({ ...Object.fromEntries(counts), do: "total" }, { method: "post" });
  }

  return (
    <>
      <div ref={box} onInput={ask}>
        {children}
      </div>
      <p className="left-after">
        <span>{texts.total}</span>{" "}
        <output className="strong" aria-live="polite">
          {shown ?? "–"}
        </output>
      </p>
      <noscript>
        <button className="btn btn--line" type="submit" name="do" value="total" formNoValidate>
          {texts.workOut}
        </button>
      </noscript>
    </>
  );
}
