import { useRef } from "react";
import { useLocation } from "react-router";
import type { WhySignIn } from "../auth/session.server";
import type { Typed } from "../auth/typed";
import { sendAgain, signInPage } from "./content";
import { GateMessage } from "./gate-message";
import { PasskeyButton } from "./passkey-button";
import { signInWithPasskey } from "./passkeys";

type NotSent = { why: WhySignIn; typed: Typed };

export function isNotSent(value: unknown): value is NotSent {
  return typeof value === "object" && value !== null && "why" in value && "typed" in value;
}

/** A form came without a session, or without a fresh one. What was typed stays here, and is sent again after signing in. */
export function SendAgain({ why, typed }: NotSent) {
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const readable = typed.filter(([, value]) => /\s/.test(value.trim()) || value.length > 24);
  return (
    <div className="gate">
      <main className="gate__box" id="main">
        <GateMessage title={sendAgain[why].title} text={sendAgain[why].text}>
          <PasskeyButton
            label={signInPage.passkey}
            ask={signInWithPasskey}
            onDone={() => form.current?.submit()}
          />
          <p>
            <a
              className="text-link"
              href={why === "signed-out" ? "/staff/sign-in" : "/staff/prove"}
              target="_blank"
              rel="noreferrer"
            >
              {sendAgain.newTab}
            </a>
            . {sendAgain.comeBack}
          </p>
          <form method="post" action={pathname + search} ref={form} className="form">
            {typed.map(([name, value], place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice; the list never changes.
              <input key={place} type="hidden" name={name} value={value} />
            ))}
            <button className="btn btn--line" type="submit">
              {sendAgain.again}
            </button>
          </form>
          {readable.length > 0 && (
            <section className="note">
              <h2>{sendAgain.typed}</h2>
              {readable.map(([name, value]) => (
                <p className="typed" key={name}>
                  {value}
                </p>
              ))}
            </section>
          )}
        </GateMessage>
      </main>
    </div>
  );
}
