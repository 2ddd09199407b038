import { Form } from "react-router";
import { isPossible } from "~/conversations/states";
import type { statusNames } from "./content";

/** The buttons that move a conversation on, as far as its status allows. */
export function Moves({ status, version }: { status: keyof typeof statusNames; version: number }) {
  return (
    <Form method="post" className="moves">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="version" value={version} />
      {moves
        .filter(({ move }) => isPossible(move, status) && !(move === "answer" && status === "answered"))
        .map(({ move, label, key }) => (
          <button
            key={move}
            type="submit"
            name="move"
            value={move}
            className="btn btn--line"
            data-key={key}
            aria-keyshortcuts={key}
          >
            {label}
          </button>
        ))}
    </Form>
  );
}

const moves = [
  { move: "answer", label: "Answered", key: "e" },
  { move: "close", label: "Close", key: "c" },
  { move: "reopen", label: "Open again", key: "o" },
  { move: "spam", label: "Spam", key: "shift+s" },
  { move: "not-spam", label: "Not spam", key: "u" },
] as const;
