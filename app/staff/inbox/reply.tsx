import { Form, useNavigation } from "react-router";
import { pressPrimary } from "../frame/primary-key";
import { StaffIcon } from "../icon";
import type { StaffIconName } from "../icon-names";

type Channel = "email" | "whatsapp" | "call" | "note";
type Kept = { intent?: string; subject?: string; body?: string };

const channels: { channel: Channel; label: string; icon: StaffIconName; send: string; key: string }[] = [
  { channel: "email", label: "Email", icon: "mail", send: "Send", key: "r" },
  { channel: "whatsapp", label: "WhatsApp", icon: "message-circle", send: "Open in WhatsApp", key: "w" },
  { channel: "call", label: "Call", icon: "phone", send: "Log the call", key: "l" },
  { channel: "note", label: "Internal note", icon: "notebook-pen", send: "Save note", key: "n" },
];

type Props = {
  version: number;
  email: string | null;
  phone: string | null;
  subject: string;
  greeting: string;
  kept?: Kept;
  errors?: Record<string, string[] | undefined>;
};

/** Answers by email from here; WhatsApp and telephone open the person's own, and are written down. */
export function Reply({ version, email, phone, subject, greeting, kept, errors = {} }: Props) {
  const possible = channels.filter(({ channel }) =>
    channel === "email" ? email : channel === "note" || phone,
  );
  const first = possible.find(({ channel }) => channel === kept?.intent)?.channel ?? possible[0]?.channel;
  const busy = useNavigation().state === "submitting";
  return (
    <div className="reply">
      <fieldset className="segs">
        <legend className="vh">Answer by</legend>
        {possible.map(({ channel, label, icon, key }) => (
          <label key={channel} data-key={key} data-opens={`#reply-${channel} textarea`}>
            <input
              className="vh"
              type="radio"
              name="by"
              id={`by-${channel}`}
              defaultChecked={channel === first}
            />
            <StaffIcon name={icon} />
            {label}
          </label>
        ))}
      </fieldset>
      {possible.map(({ channel, label, send }) => (
        <Form
          key={channel}
          id={`reply-${channel}`}
          method="post"
          className="reply__f"
          aria-label={label}
          target={channel === "whatsapp" ? "_blank" : undefined}
          reloadDocument={channel === "whatsapp"}
          onKeyDown={pressPrimary}
        >
          <input type="hidden" name="intent" value={channel} />
          <input type="hidden" name="version" value={version} />
          {channel === "email" && (
            <div className="reply__l">
              <span>To</span>
              <span>{email}</span>
              <label htmlFor="reply-subject">Subject</label>
              <input
                className="in"
                id="reply-subject"
                name="subject"
                defaultValue={kept?.subject ?? subject}
                maxLength={200}
                required
              />
            </div>
          )}
          <label className="vh" htmlFor={`text-${channel}`}>
            {label}: text
          </label>
          <textarea
            className="in"
            id={`text-${channel}`}
            name="body"
            rows={channel === "email" ? 6 : 3}
            maxLength={5000}
            required
            defaultValue={
              kept?.intent === channel ? kept.body : channel === "note" || channel === "call" ? "" : greeting
            }
            aria-describedby={errors.body ? `error-${channel}` : undefined}
            aria-invalid={errors.body ? true : undefined}
          />
          {errors.body && kept?.intent === channel && (
            <p className="hint brick" id={`error-${channel}`}>
              {errors.body[0]}
            </p>
          )}
          <p className="reply__a">
            <button type="submit" className="b b--p" disabled={busy}>
              {busy ? "Sending…" : send}
            </button>
            {channel === "email" && (
              <a className="tlink cap" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
                Or use your own mail program
              </a>
            )}
            {channel === "call" && phone && (
              <a className="b b--l" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                Call {phone}
              </a>
            )}
            {channel === "note" && <span className="hint">Never leaves the staff side.</span>}
          </p>
        </Form>
      ))}
    </div>
  );
}
