import { Form } from "react-router";
import { pressPrimary } from "./frame/primary-key";
import { Restored, useOwnKeptForm } from "./kept";

type Props = {
  /** What it is kept under in this browser. */
  name: string;
  notes: { id: string }[];
  error?: string;
  words: { add: string; save: string };
};

/** What is typed is kept in this browser until it stands among the notes. */
export function NoteForm({ name, notes, error, words }: Props) {
  const form = useOwnKeptForm({
    name: `${name}:note`,
    hasArrived: (entry) => notes.some(({ id }) => id === entry),
  });
  return (
    <Form {...form.formProps} method="post" className="add-note" onKeyDown={pressPrimary}>
      <input type="hidden" name="entry" />
      <label className="visually-hidden" htmlFor="note">
        {words.add}
      </label>
      <textarea
        className="input"
        id="note"
        name="note"
        rows={1}
        required
        maxLength={5000}
        placeholder={words.add}
        data-key="n"
        aria-keyshortcuts="n"
        aria-describedby={error ? "note-error" : undefined}
      />
      <button className="btn btn--line" type="submit" name="intent" value="note" data-primary>
        {words.save}
      </button>
      {error && (
        <p className="field__err" id="note-error">
          {error}
        </p>
      )}
      <Restored form={form} />
    </Form>
  );
}
