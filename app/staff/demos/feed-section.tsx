import { Form } from "react-router";
import { demosTexts } from "./content";

const { feed: texts } = demosTexts;

/** One's own demos in one's own calendar. The address is shown once, since only its hash is kept. */
export function FeedSection({ hasFeed, made }: { hasFeed: boolean; made?: string }) {
  return (
    <section className="block" id="calendar">
      <h2>{texts.title}</h2>
      <p className="mute">{texts.text}</p>
      {made ? (
        <div className="field" role="status">
          <label htmlFor="feed">{texts.label}</label>
          <input
            className="input"
            id="feed"
            value={made}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <p className="field__hint">{texts.made}</p>
        </div>
      ) : (
        <Form method="post" preventScrollReset>
          <button className="btn btn--line" type="submit" name="do" value="feed">
            {hasFeed ? texts.renew : texts.make}
          </button>
          {hasFeed && <p className="field__hint">{texts.renewText}</p>}
        </Form>
      )}
    </section>
  );
}
