import { useEffect, useRef } from "react";
import { signInPage } from "../sign-in/content";
import { PasskeyButton } from "../sign-in/passkey-button";
import { signInWithPasskey } from "../sign-in/passkeys";
import { sessionOver } from "./content";

/** Over the page, which stays as it is. Signing in here or in another tab brings it back. */
export function SessionOver({ onBack }: { onBack: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dlg over" aria-labelledby="session-over">
      <div className="empty">
        <h2 id="session-over">{sessionOver.title}</h2>
        <p>{sessionOver.text}</p>
        <PasskeyButton label={signInPage.passkey} ask={signInWithPasskey} onDone={onBack} />
        <a className="btn btn--line" href="/staff/sign-in" target="_blank" rel="noreferrer">
          {sessionOver.newTab}
        </a>
      </div>
    </dialog>
  );
}
