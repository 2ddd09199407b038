import type { IncomingKind, RefusedFile } from "~/db/schema";
import { StaffIcon } from "../icon";
import { When } from "../when";
import { inboxTexts } from "./content";
import { Paragraphs } from "./paragraphs";

export type ReceivedItem = {
  type: "received";
  key: string;
  at: Date;
  kind: Exclude<IncomingKind, "unreadable">;
  from: string;
  /** Where it is another one than the conversation's. */
  address?: string;
  subject?: string;
  text: string;
  quoted?: string;
  /** Why an email of ours came back. */
  reason?: string;
  files: { id: string; name: string; size: string; refused: RefusedFile | null }[];
};

const texts = inboxTexts.came;

/** An email that came in. What a program wrote is folded: nobody waits for an answer to it. */
export function Received({ item }: { item: ReceivedItem }) {
  const { at, kind, from, address, subject, reason } = item;
  return (
    <section className="said">
      <p className="said__head">
        <span>
          <b>{from}</b> {address && `(${address}) `}
          {texts[kind]}, <When at={at} />
        </span>
      </p>
      {subject && <p className="strong">{subject}</p>}
      {reason && <p>{texts.returned(reason)}</p>}
      {kind === "message" ? (
        <Text item={item} />
      ) : (
        <details>
          <summary className="event">
            <StaffIcon name="mail" />
            {texts.text}
          </summary>
          <Text item={item} />
        </details>
      )}
    </section>
  );
}

function Text({ item: { text, quoted, files } }: { item: ReceivedItem }) {
  return (
    <>
      {text ? <Paragraphs text={text} /> : <p className="dim">{texts.empty}</p>}
      {quoted && (
        <details>
          <summary className="event">
            <StaffIcon name="mail" />
            {texts.quoted}
          </summary>
          <Paragraphs text={quoted} />
        </details>
      )}
      {files.length > 0 && (
        <ul className="said__files" aria-label={texts.files}>
          {files.map(({ id, name, size, refused }) => (
            <li key={id}>
              {refused ? (
                <span className="dim">
                  {name}, {size}, {texts.refused[refused]}. {texts.inMailbox}
                </span>
              ) : (
                <a className="text-link" href={`/staff/inbox/files/${id}`} download>
                  <StaffIcon name="download" /> {name}, {size}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
