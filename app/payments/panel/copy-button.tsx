import { useEffect, useState } from "react";
import { useWords } from "~/language/use-language";
import { payWords } from "./content.sw";

/** Shown once it can work. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const texts = useWords(payWords);
  const [state, setState] = useState<"none" | "ready" | "done">("none");
  useEffect(() => setState("clipboard" in navigator ? "ready" : "none"), []);
  if (state === "none") return null;
  return (
    <button
      type="button"
      className="copy"
      onClick={() => navigator.clipboard.writeText(text).then(() => setState("done"), console.warn)}
    >
      {state === "done" ? texts.copied : texts.copy} <span className="visually-hidden">{label}</span>
    </button>
  );
}
