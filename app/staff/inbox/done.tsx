import { Form } from "react-router";
import { inboxTexts as texts } from "./content";

/** What was done just now, with the way back where there is one. */
export function Done({ done, version }: { done: string; version: number }) {
  const words = doneWords[done];
  if (!words) return null;
  const canUndo = ["answer", "close", "reopen", "spam", "not-spam"].includes(done);
  return (
    <Form method="post" className="msg" role="status" data-undo={canUndo || undefined}>
      <span>{words}</span>
      {canUndo && (
        <>
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="version" value={version} />
          <button type="submit" className="text-link" aria-keyshortcuts="z">
            Undo
          </button>
        </>
      )}
    </Form>
  );
}

const doneWords: Record<string, string> = {
  email: texts.sent,
  note: "Note saved.",
  call: "Call logged.",
  assign: "Owner changed.",
  answer: "Marked as answered.",
  close: "Closed.",
  reopen: "Opened again.",
  spam: "Marked as spam. It is erased after 30 days.",
  "not-spam": "Back in the inbox.",
  undo: "Taken back.",
};
