import { useState } from "react";
import { Form, Link, useLocation } from "react-router";
import type { Refused } from "./action.server";
import { useModal } from "./modal";

/** What is asked before something that can't be taken back; `act` is the button that does it. */
export type Sure = { title: string; text: string; act: string };

type Asked = NonNullable<Refused["sure"]>;

/** A dialog over its page, which works without scripts: it sends the same form once more, or leaves all as it is. */
export function SureDialog({ sure }: { sure: Asked }) {
  const [kept, setKept] = useState<Asked>();
  return sure === kept ? null : <Dialog sure={sure} keep={() => setKept(sure)} />;
}

function Dialog({ sure: { title, text, act, fields }, keep }: { sure: Asked; keep: () => void }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const dialog = useModal(leave, "[data-keep]");

  function leave() {
    // Closing gives the focus back to the button that asked.
    dialog.current?.close();
    keep();
  }

  return (
    <div className="scrim">
      <dialog
        className="dlg"
        ref={dialog}
        open
        role="alertdialog"
        aria-labelledby="sure"
        aria-describedby="sure-text"
      >
        <header className="dlg__head">
          <h2 id="sure">{title}</h2>
        </header>
        <div className="dlg__body">
          <p id="sure-text">{text}</p>
        </div>
        <Form method="post" action={here} className="dlg__foot" preventScrollReset>
          {fields.map(([name, value], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice; the list never changes.
            <input key={place} type="hidden" name={name} value={value} />
          ))}
          <Link
            className="btn btn--line"
            to={here}
            data-keep
            onClick={(event) => {
              event.preventDefault();
              leave();
            }}
          >
            Leave it as it is
          </Link>
          <button className="btn btn--brick" type="submit" name="sure" value="yes">
            {act}
          </button>
        </Form>
      </dialog>
    </div>
  );
}
