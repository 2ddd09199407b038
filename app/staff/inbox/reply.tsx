import type { Fields } from "~/forms/rules";
import { StaffIcon } from "../icon";
import { channels } from "./channels";
import { type Answered, ReplyForm } from "./reply-form";

type Props = Answered & {
  /** What was sent and not taken, or called back. */
  kept?: Fields;
  isCalledBack: boolean;
  errors?: Fields;
};

/** Answers by email from here; WhatsApp and telephone open the person's own, and are written down. */
export function Reply({ kept, errors, isCalledBack, ...conversation }: Props) {
  const { email, phone } = conversation;
  const possible = channels.filter(({ channel }) =>
    channel === "email" ? email : channel === "note" || phone,
  );
  const first = possible.find(({ channel }) => channel === (kept?.channel ?? kept?.intent)) ?? possible[0];
  return (
    <div className="reply">
      <fieldset className="segments">
        <legend className="visually-hidden">Answer by</legend>
        {possible.map(({ channel, label, icon, key }) => (
          <label key={channel} data-key={key} data-opens={`#reply-${channel} textarea`}>
            <input
              className="visually-hidden"
              type="radio"
              name="by"
              id={`by-${channel}`}
              defaultChecked={channel === first?.channel}
            />
            <StaffIcon name={icon} />
            {label}
          </label>
        ))}
      </fieldset>
      {possible.map(({ channel, label, send }) => {
        const own = (kept?.channel ?? kept?.intent) === channel ? kept : undefined;
        return (
          <ReplyForm
            key={channel}
            {...{ channel, label, send }}
            {...conversation}
            kept={own}
            givenBack={isCalledBack ? own : undefined}
            error={own && (errors?.body ?? errors?.saved)}
          />
        );
      })}
    </div>
  );
}
