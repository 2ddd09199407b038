import { data, Form } from "react-router";
import { readForm } from "~/forms/read-form.server";
import { mailProofLink } from "~/people/sign-in.server";
import { servicesContext } from "~/services-context";
import type { StaffAccess } from "../access";
import { actorContext, requireSession } from "../auth/session.server";
import type { Route } from "./+types/prove";
import { provePage, sentPage, tooManyPage } from "./content";
import { rememberAsked } from "./cookies.server";
import { GateMessage } from "./gate-message";
import { safeNext } from "./next";
import { PasskeyButton } from "./passkey-button";
import { signInWithPasskey } from "./passkeys";

export const handle = { right: "everybody" } satisfies StaffAccess;

export const middleware = [requireSession];

/** Signed in, but too long ago for what was asked for. */
export function loader({ request }: Route.LoaderArgs) {
  return { next: safeNext(new URL(request.url).searchParams.get("next")) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { id, email } = context.get(actorContext);
  const next = safeNext(String((await readForm(request)).get("next") ?? ""));
  const answer = await mailProofLink(services, { id, email });
  if (answer.state === "too-many") {
    return data({ state: "too-many", minutes: Math.ceil(answer.retryAfter / 60) } as const, { status: 429 });
  }
  const headers = await rememberAsked(services.config, { askedFor: answer.askedFor, next });
  return data({ state: "sent", email } as const, { headers });
}

export default function ProvePage({ loaderData: { next }, actionData }: Route.ComponentProps) {
  if (actionData?.state === "too-many") {
    return <GateMessage title={tooManyPage.title} text={tooManyPage.text(actionData.minutes)} />;
  }
  if (actionData?.state === "sent") {
    const [before, after] = sentPage.text;
    return <GateMessage title={sentPage.title} text={`${before} ${actionData.email} ${after}`} />;
  }
  return (
    <GateMessage title={provePage.title} text={provePage.text}>
      <PasskeyButton label={provePage.passkey} ask={signInWithPasskey} onDone={() => location.assign(next)} />
      <Form method="post" className="form">
        <input type="hidden" name="next" value={next} />
        <button className="btn btn--line" type="submit">
          {provePage.link}
        </button>
      </Form>
      <a className="btn btn--quiet" href="/staff">
        {provePage.back}
      </a>
    </GateMessage>
  );
}
