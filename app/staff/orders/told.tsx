import type { Email } from "~/email/email";
import { Facts } from "../facts";
import { StaffIcon } from "../icon";
import { stepForm as words } from "./content";

type Props = {
  email: Email | undefined;
  /** Why there is none, for a step that never tells. */
  untold?: string;
  isTicked: boolean;
  canChoose: boolean;
};

/** What the buyer is told, before the button is pressed. */
export function Told({ email, untold, isTicked, canChoose }: Props) {
  const isTold = email !== undefined && isTicked;
  return (
    <div className={isTold ? "told" : "told told--no"}>
      <h3>
        <StaffIcon name="mail" />
        {isTold ? words.buyerTold : words.buyerNotTold}
      </h3>
      {isTold ? <EmailText email={email} /> : <p className="mute">{email ? words.unticked : untold}</p>}
      {email && canChoose && (
        <label className="tick told__tick">
          <input type="checkbox" name="tellBuyer" value="true" defaultChecked={isTicked} />
          {words.tellBuyer}
        </label>
      )}
    </div>
  );
}

function EmailText({ email: { subject, parts } }: { email: Email }) {
  return (
    <>
      <p>
        <b>{subject}</b>
      </p>
      {parts.map((part, index) => {
        const key = `${index}`;
        if (typeof part === "string")
          return (
            part && (
              <p className="mute" key={key}>
                {part}
              </p>
            )
          );
        if (!("facts" in part)) return null;
        return <Facts key={key} facts={part.facts} className="told__facts" />;
      })}
    </>
  );
}
