import { Form, Link } from "react-router";
import { Avatar } from "../frame/avatar";
import { StaffIcon } from "../icon";
import { When } from "../when";
import { inboxTexts as texts } from "./content";
import { Paragraphs } from "./paragraphs";
import { Received, type ReceivedItem } from "./received";

export type ThreadItem =
  | {
      type: "message";
      key: string;
      at: Date;
      from: string;
      text: string;
      transcript?: { from: string; text: string }[];
    }
  | ReceivedItem
  | {
      type: "entry";
      key: string;
      at: Date;
      kind: "note" | "email" | "whatsapp" | "call";
      author: { id: string; name: string };
      subject?: string;
      text: string;
      /** Why its email did not arrive. */
      failed?: string;
      /** It waits among the failed emails, where it can be sent again. */
      isQueued: boolean;
      /** Its email still waits. */
      canCallBack: boolean;
    }
  | { type: "event"; key: string; at: Date; text: string };

/** Everything that was written and done, oldest first. */
export function Thread({ items }: { items: ThreadItem[] }) {
  return items.map((item) => {
    if (item.type === "message") return <Message key={item.key} item={item} />;
    if (item.type === "received") return <Received key={item.key} item={item} />;
    if (item.type === "entry") return <Entry key={item.key} item={item} />;
    return (
      <p className="event" key={item.key}>
        <span>
          {item.text}, <When at={item.at} />
        </span>
      </p>
    );
  });
}

function Message({ item }: { item: Extract<ThreadItem, { type: "message" }> }) {
  const lines = item.transcript ?? [];
  return (
    <section className="said">
      <p className="said__head">
        <span>
          <b>{item.from}</b>, <When at={item.at} />
        </span>
      </p>
      <Paragraphs text={item.text} />
      {lines.length > 0 && (
        <details open={lines.length <= 8}>
          <summary className="event">
            <StaffIcon name="message-circle" />
            Chat before the hand-over, {lines.length} lines
          </summary>
          <ul className="chat">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a transcript never changes
              <li key={index} className={line.from === "visitor" ? "chat__visitor" : undefined}>
                <span>{line.from === "visitor" ? "Visitor" : "Site"}</span>
                <p>{line.text}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const entryWords = {
  note: "internal note",
  email: "by email",
  whatsapp: "by WhatsApp",
  call: "by telephone",
};

function Entry({ item }: { item: Extract<ThreadItem, { type: "entry" }> }) {
  return (
    <section className={item.kind === "note" ? "note" : "note note--out"}>
      <p className="note__head">
        <Avatar person={item.author} small />
        <span>
          <b>{item.author.name}</b> {entryWords[item.kind]}, <When at={item.at} />
        </span>
      </p>
      {item.subject && <p className="strong">{item.subject}</p>}
      <Paragraphs text={item.text} />
      {item.failed && (
        <div className="msg msg--err">
          <StaffIcon name="triangle-alert" />
          <span>
            <b>{texts.notArrived}</b> {item.failed}.{" "}
            {item.isQueued && (
              <Link className="text-link" to="/staff/emails">
                {texts.toFailedEmails}
              </Link>
            )}
          </span>
        </div>
      )}
      {item.canCallBack && (
        <Form method="post" className="note__head" data-undo>
          <input type="hidden" name="intent" value="call-back" />
          <input type="hidden" name="entry" value={item.key} />
          <span>{texts.leaves}</span>
          <button type="submit" className="text-link" aria-keyshortcuts="z">
            {texts.callBack}
          </button>
        </Form>
      )}
    </section>
  );
}
