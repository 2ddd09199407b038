import { Form, Link } from "react-router";
import { Field } from "~/ui/field";
import { When } from "../when";
import { emailsTexts } from "./content";
import type { ShownEmail } from "./list.server";

type Props = { email: ShownEmail; text?: string; wrong?: string; typed?: string };

export function FailedEmailRow({ email, text, wrong, typed }: Props) {
  const { id, to, subject, failedAt, words, advice, said, maySee, mayDecide } = email;
  return (
    <article className="failed-email" aria-labelledby={`subject-${id}`}>
      <div className="failed-email__head">
        <h2 id={`subject-${id}`}>{subject}</h2>
        <p className="mute">
          To {to}, <When at={failedAt} />
        </p>
        <p className="failed-email__why">
          <span className="tag tag--failed">Failed</span>
          <span className="strong">{words}</span>
          <span className="mute">{advice}</span>
        </p>
        <p className="field__hint failed-email__said">{said}</p>
      </div>
      <div className="failed-email__acts">
        {maySee && (
          <Link
            className="btn btn--quiet"
            to={text ? "/staff/emails" : `/staff/emails?show=${id}`}
            preventScrollReset
          >
            {text ? emailsTexts.hide : emailsTexts.show}
          </Link>
        )}
        {mayDecide ? (
          <Form method="post" className="failed-email__send">
            <input type="hidden" name="id" value={id} />
            <button type="submit" className="btn btn--quiet btn--danger" name="do" value="give-up">
              {emailsTexts.giveUp}
            </button>
            <button type="submit" className="btn btn--line" name="do" value="send">
              {emailsTexts.send}
            </button>
          </Form>
        ) : (
          <p className="field__hint">{emailsTexts.forSales}</p>
        )}
      </div>
      {mayDecide && email.isToVisitor && <CorrectForm {...{ email, wrong, typed }} />}
      {text && <pre className="failed-email__text">{text}</pre>}
    </article>
  );
}

function CorrectForm({ email: { id, to }, wrong, typed }: Omit<Props, "text">) {
  return (
    <Form method="post" className="failed-email__correct">
      <input type="hidden" name="id" value={id} />
      <Field
        label={emailsTexts.right}
        name="to"
        type="email"
        required
        autoComplete="off"
        defaultValue={wrong ? typed : to}
        hint={emailsTexts.correctHint}
        error={wrong}
      />
      <button type="submit" className="btn btn--line" name="do" value="correct">
        {emailsTexts.correct}
      </button>
    </Form>
  );
}
