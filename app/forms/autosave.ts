import { type RefObject, useEffect, useRef } from "react";
import { dropDraft, saveDraft } from "./draft";
import { hasWords, readFields } from "./fields";

/** Keeps what is typed: a moment after the last key, and at once when the page goes away. */
export function useAutosave(name: string, form: RefObject<HTMLFormElement | null>) {
  const timer = useRef(0);

  function stop() {
    clearTimeout(timer.current);
    timer.current = 0;
  }

  function keepNow() {
    stop();
    if (!form.current) return;
    if (hasWords(form.current)) saveDraft(name, { fields: readFields(form.current) });
    else dropDraft(name);
  }

  function keepSoon() {
    stop();
    timer.current = window.setTimeout(keepNow, 400);
  }

  const leave = useRef(() => {});
  leave.current = () => {
    if (timer.current) keepNow();
  };
  useEffect(() => {
    const leaving = () => leave.current();
    window.addEventListener("pagehide", leaving);
    document.addEventListener("visibilitychange", leaving);
    return () => {
      leaving();
      window.removeEventListener("pagehide", leaving);
      document.removeEventListener("visibilitychange", leaving);
    };
  }, []);

  return { keepNow, keepSoon, stop };
}
