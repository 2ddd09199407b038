import { Form, Link } from "react-router";
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
  const hint = wrong ? `wrong-${id}` : `hint-${id}`;
  return (
    <Form method="post" className={`failed-email__correct field${wrong ? " field--err" : ""}`}>
      <input type="hidden" name="id" value={id} />
      <label htmlFor={`to-${id}`}>{emailsTexts.right}</label>
      <span className="failed-email__line">
        <input
          id={`to-${id}`}
          className="input"
          name="to"
          type="email"
          required
          autoComplete="off"
          defaultValue={wrong ? typed : to}
          aria-describedby={hint}
          aria-invalid={wrong ? true : undefined}
        />
        <button type="submit" className="btn btn--line" name="do" value="correct">
          {emailsTexts.correct}
        </button>
      </span>
      {wrong ? (
        <p className="field__err" id={hint} role="alert">
          {wrong}
        </p>
      ) : (
        <p className="field__hint" id={hint}>
          {emailsTexts.correctHint}
        </p>
      )}
    </Form>
  );
}
