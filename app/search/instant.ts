import { type RefObject, useEffect, useRef, useState } from "react";
import { useLanguage } from "~/language/use-language";
import type { Engine } from "./engine";
import { loadEngine } from "./load-engine";
import { findResults, type Results } from "./results";

type Answer = Results & { question: string };

/** The server's results, until someone types: from then on the browser's own, at every key. */
export function useInstantResults(served: Answer, field: RefObject<HTMLInputElement | null>) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const [engine, setEngine] = useState<Engine>();

  function load() {
    loadEngine().then(setEngine, () => {
      // Without the index the form still asks the server.
    });
  }

  function onInput() {
    const value = field.current?.value.trim() ?? "";
    setTyped(value);
    load();
    history.replaceState(history.state, "", value ? `?q=${encodeURIComponent(value)}` : location.pathname);
  }

  const isFresh = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer from the server counts
  useEffect(() => {
    const typedBeforeHydration = isFresh.current && field.current?.value.trim() !== served.question;
    isFresh.current = false;
    if (typedBeforeHydration) return onInput();
    setTyped(undefined);
    if (field.current) field.current.value = served.question;
  }, [served]);

  const instant = typed !== undefined && engine;
  const { results, total } = instant ? findResults(engine, typed, { typing: true, language }) : served;
  return {
    question: instant ? typed : served.question,
    results,
    total,
    handlers: { onInput, onFocus: load },
  };
}
