import { Form } from "react-router";
import { Field } from "~/ui/field";
import { Block } from "../block";
import { demosTexts } from "./content";

const { feed: texts } = demosTexts;

/** One's own demos in one's own calendar. The address is shown once, since only its hash is kept. */
export function FeedSection({ hasFeed, made }: { hasFeed: boolean; made?: string }) {
  return (
    <Block id="calendar" title={texts.title}>
      <p className="mute">{texts.text}</p>
      {made ? (
        <div role="status">
          <Field
            label={texts.label}
            name="feed"
            defaultValue={made}
            readOnly
            onFocus={(event: React.FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
            hint={texts.made}
          />
        </div>
      ) : (
        <Form method="post" preventScrollReset>
          <button className="btn btn--line" type="submit" name="do" value="feed">
            {hasFeed ? texts.renew : texts.make}
          </button>
          {hasFeed && <p className="field__hint">{texts.renewText}</p>}
        </Form>
      )}
    </Block>
  );
}
