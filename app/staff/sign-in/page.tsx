import { useEffect } from "react";
import { data, Form, redirect, useSearchParams } from "react-router";
import { z } from "zod";
import { findSession } from "~/access/sessions.server";
import { readForm } from "~/forms/read-form.server";
import { askForSignInLink } from "~/people/sign-in.server";
import { servicesContext } from "~/services-context";
import { Field } from "~/ui/field";
import { visitorContext } from "~/visitor.server";
import { forAnybody } from "../access";
import type { Route } from "./+types/page";
import { sentPage, signInPage, tooManyPage } from "./content";
import { rememberAsked } from "./cookies.server";
import { GateMessage } from "./gate-message";
import { safeNext } from "./next";
import { PasskeyButton } from "./passkey-button";
import { offersInField, signInWithPasskey } from "./passkeys";

export const handle = forAnybody;

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = safeNext(new URL(request.url).searchParams.get("next"));
  if (await findSession(context.get(servicesContext), request.headers)) throw redirect(next);
  return { next };
}

/** The same answer, in the same time, whether the address is known or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const fields = await readForm(request);
  const typed = String(fields.get("email") ?? "").trim();
  const parsed = z.email().safeParse(typed.toLowerCase());
  if (!parsed.success) return data({ state: "invalid", email: typed } as const, { status: 400 });
  const sender = context.get(visitorContext).address;
  const answer = await askForSignInLink(services, { email: parsed.data, sender });
  if (answer.state === "too-many") {
    const minutes = Math.ceil(answer.retryAfter / 60);
    const headers = { "Retry-After": String(answer.retryAfter) };
    return data({ state: "too-many", minutes } as const, { status: 429, headers });
  }
  const next = safeNext(String(fields.get("next") ?? ""));
  const headers = await rememberAsked(services.config, { askedFor: answer.askedFor, next });
  return data({ state: "sent", email: parsed.data } as const, { headers });
}

export default function SignInPage({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  if (actionData?.state === "sent") return <LinkSent email={actionData.email} next={next} />;
  if (actionData?.state === "too-many") {
    return <GateMessage title={tooManyPage.title} text={tooManyPage.text(actionData.minutes)} />;
  }
  const wrong = actionData?.state === "invalid" ? actionData : undefined;
  return (
    <GateMessage title={signInPage.title}>
      <PasskeyButton
        label={signInPage.passkey}
        ask={signInWithPasskey}
        onDone={() => location.assign(next)}
      />
      <p className="or passkey">{signInPage.or}</p>
      <PasskeyInField next={next} />
      <Form method="post" className="form" action={`/staff/sign-in?${search}`}>
        <input type="hidden" name="next" value={next} />
        <Field
          label={signInPage.email}
          name="email"
          type="email"
          autoComplete="username webauthn"
          required
          defaultValue={wrong?.email}
          error={wrong && signInPage.invalid}
        />
        <button className="btn btn--line" type="submit">
          {signInPage.link}
        </button>
      </Form>
      <p className="field__hint">{signInPage.hint}</p>
    </GateMessage>
  );
}

/** The browser offers passkeys among the addresses of the field, where it can. */
function PasskeyInField({ next }: { next: string }) {
  useEffect(() => {
    offersInField().then(async (offers) => {
      if (offers && (await signInWithPasskey("conditional")) === "done") location.assign(next);
    });
  }, [next]);
  return null;
}

function LinkSent({ email, next }: { email: string; next: string }) {
  const [before, after] = sentPage.text;
  return (
    <GateMessage
      title={sentPage.title}
      text={
        <>
          {before} <b className="strong">{email}</b> {after}
        </>
      }
    >
      <Form method="post" className="form">
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="next" value={next} />
        <button className="btn btn--line" type="submit">
          {sentPage.again}
        </button>
      </Form>
      <p>
        <a className="text-link" href={`/staff/sign-in?next=${encodeURIComponent(next)}`}>
          {sentPage.other}
        </a>
      </p>
    </GateMessage>
  );
}
