import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Fields } from "~/forms/rules";
import { unfilled } from "~/saved-answers/placeholders";
import { Options } from "~/ui/field";
import { inboxTexts } from "./content";

const texts = inboxTexts.saved;

export type SavedChoice = { id: string; title: string; language: string };
type Props = { choices: SavedChoice[]; channel: string; text: RefObject<HTMLTextAreaElement | null> };

/** Puts a saved answer where the text is written, filled in by the server. Without scripts the page comes back with it. */
export function SavedAnswer({ choices, channel, text }: Props) {
  const fetcher = useFetcher<{ inserted?: Fields; problem?: string }>();
  const select = useRef<HTMLSelectElement>(null);
  const asked = useRef("");
  const inserted = fetcher.data?.inserted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that one comes, also the same again.
  useEffect(() => {
    if (inserted && text.current) insert(text.current, inserted, asked.current);
  }, [fetcher.data]);
  if (choices.length === 0) return null;

  function ask() {
    const saved = select.current?.value;
    if (!saved) return select.current?.focus();
    asked.current = text.current?.value ?? "";
    fetcher.submit({ intent: "insert", channel, saved, body: asked.current }, { method: "post" });
  }
  function askByEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    ask();
  }

  return (
    <span className="reply__saved">
      <select
        className="input"
        name="saved"
        ref={select}
        aria-label={texts.label}
        defaultValue=""
        onKeyDown={askByEnter}
        data-key={channel === "email" ? "t" : undefined}
        aria-keyshortcuts={channel === "email" ? "t" : undefined}
      >
        <option value="">{texts.label}</option>
        {Object.entries(Object.groupBy(choices, ({ language }) => language)).map(([language, of = []]) => (
          <optgroup key={language} label={language}>
            <Options of={of.map(({ id, title }) => [id, title])} />
          </optgroup>
        ))}
      </select>
      <button
        className="btn btn--line"
        type="submit"
        name="intent"
        value="insert"
        formNoValidate
        formTarget="_self"
        onClick={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        {texts.insert}
      </button>
      {fetcher.data?.problem && (
        <span className="field__hint brick" role="alert">
          {fetcher.data.problem}
        </span>
      )}
    </span>
  );
}

/** In the place of a bare greeting, unless more was typed meanwhile, else at the cursor. On with what is still to be written. */
function insert(field: HTMLTextAreaElement, { piece = "", body }: Fields, asked: string) {
  const isBegun = piece !== body || field.value !== asked;
  const at = isBegun ? field.selectionEnd : 0;
  field.setRangeText(piece, at, isBegun ? at : field.value.length, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
  const [open] = unfilled(piece);
  const from = open ? field.value.indexOf(open, at) : -1;
  if (open && from >= 0) field.setSelectionRange(from, from + open.length);
}
