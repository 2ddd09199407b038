import { Block } from "../block";
import { NoteForm } from "../note-form";
import { When } from "../when";
import { customerTexts as texts } from "./content";
import type { ShownCustomer } from "./shown-customer.server";

/** What was noted on the customer, not on one order or conversation. */
export function OwnNotes({ own, record, error }: Pick<ShownCustomer, "own"> & Noted) {
  return (
    <Block title={texts.note.title} note={texts.neverShown}>
      {own.map(({ id, by, at, body }) => (
        <div className="note" key={id}>
          <p className="note__head">
            <b>{by}</b> <When at={at} />
          </p>
          <p className="note__body">{body}</p>
        </div>
      ))}
      <NoteForm name={`customer:${record}`} notes={own} error={error} words={texts.note} />
    </Block>
  );
}

type Noted = { record: string; error?: string };
