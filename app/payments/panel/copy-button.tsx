import { useEffect, useState } from "react";

/** Shown once it can work. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<"none" | "ready" | "done">("none");
  useEffect(() => setState("clipboard" in navigator ? "ready" : "none"), []);
  if (state === "none") return null;
  return (
    <button
      type="button"
      className="copy"
      onClick={() => navigator.clipboard.writeText(text).then(() => setState("done"), console.warn)}
    >
      {state === "done" ? "Copied" : "Copy"} <span className="visually-hidden">{label}</span>
    </button>
  );
}
