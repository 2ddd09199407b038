import { useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { Fields } from "~/forms/rules";
import { unfilled } from "~/saved-answers/placeholders";
import { pressPrimary } from "../frame/primary-key";
import { Restored, useOwnKeptForm } from "../kept";
import { telHref } from "../tel";
import type { Channel } from "./channels";
import { inboxTexts as texts } from "./content";
import { SavedAnswer, type SavedChoice } from "./saved-answer";
import type { ThreadItem } from "./thread";

/** What an answer is written to. */
export type Answered = {
  id: string;
  version: number;
  email: string | null;
  phone: string | null;
  subject: string;
  greeting: string;
  /** Where a reply to an answer comes: an address, or nothing where it comes in here. */
  repliesTo: string | null;
  thread: ThreadItem[];
  saved: SavedChoice[];
};

type Props = Answered & {
  channel: Channel;
  label: string;
  send: string;
  kept?: Fields;
  givenBack?: Fields;
  error?: string;
};

/** One way to answer. What is typed is kept in this browser until it stands in the thread. */
export function ReplyForm(props: Props) {
  const { channel, label, send, id, version, email, phone, subject, thread, kept, error } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useOwnKeptForm({
    name: `${id}:${channel}`,
    hasArrived: (entry) => thread.some(({ key }) => key === entry),
    givenBack: props.givenBack,
  });
  const news = useNews(thread, form.isWriting);
  const busy = useNavigation().formData?.get("intent") === channel;
  const greets = channel === "email" || channel === "whatsapp";
  const first = kept?.body ?? (greets ? props.greeting : "");
  const [toWrite, setToWrite] = useState(greets ? unfilled(first) : []);
  return (
    <Form
      {...form.formProps}
      id={`reply-${channel}`}
      method="post"
      className="reply__field"
      aria-label={label}
      target={channel === "whatsapp" ? "_blank" : undefined}
      reloadDocument={channel === "whatsapp"}
      onKeyDown={pressPrimary}
      onInput={() => {
        form.formProps.onInput();
        if (greets) setToWrite(unfilled(field.current?.value ?? ""));
      }}
    >
      <input type="hidden" name="channel" value={channel} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="entry" />
      <Restored form={form} />
      {news && (
        <p className="msg msg--info" role="status">
          {texts.meanwhile(news)}
        </p>
      )}
      {channel === "email" && (
        <div className="reply__line">
          <span>To</span>
          <span>{email}</span>
          <label htmlFor="reply-subject">Subject</label>
          <input
            className="input"
            id="reply-subject"
            name="subject"
            type="text"
            defaultValue={kept?.subject ?? subject}
            maxLength={200}
            required
          />
        </div>
      )}
      <label className="visually-hidden" htmlFor={`text-${channel}`}>
        {label}: text
      </label>
      <textarea
        className="input"
        id={`text-${channel}`}
        ref={field}
        name="body"
        rows={channel === "email" ? 6 : 3}
        maxLength={5000}
        required
        readOnly={busy}
        defaultValue={first}
        aria-describedby={error ? `error-${channel}` : undefined}
        aria-invalid={error ? true : undefined}
      />
      {error && (
        <p className="field__hint brick" id={`error-${channel}`} role="alert">
          {error}
        </p>
      )}
      {toWrite.length > 0 && !error && (
        <p className="field__hint" role="status">
          {texts.saved.toWrite(toWrite)}
        </p>
      )}
      <p className="reply__acts">
        <button type="submit" className="btn btn--primary" name="intent" value={channel} disabled={busy}>
          {busy ? "Sending…" : send}
        </button>
        {greets && <SavedAnswer choices={props.saved} channel={channel} text={field} />}
        {channel === "email" && (
          <a className="text-link caption" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
            Or use your own mail program
          </a>
        )}
        {channel === "call" && phone && (
          <a className="btn btn--line" href={telHref(phone)}>
            Call {phone}
          </a>
        )}
        {channel === "email" && (
          <span className="field__hint">
            {texts.follows} {texts.repliesCome(props.repliesTo)}
          </span>
        )}
        {channel === "note" && <span className="field__hint">Never leaves the staff side.</span>}
      </p>
    </Form>
  );
}

/** Who wrote into the thread since this text was begun. */
function useNews(thread: ThreadItem[], isWriting: boolean): string | undefined {
  const written = thread.filter(({ type }) => type !== "event");
  const [read, setRead] = useState(written.length);
  if (!isWriting && read !== written.length) setRead(written.length);
  const [latest] = isWriting ? written.slice(read).slice(-1) : [];
  if (!latest || latest.type === "event") return undefined;
  return latest.type === "entry" ? latest.author.name : latest.from;
}
