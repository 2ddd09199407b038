import { data, Form, href, redirect } from "react-router";
import { findSession } from "~/access/sessions.server";
import { dropToken, holderOf, signInWith } from "~/access/sign-in-link.server";
import { hashToken } from "~/access/token.server";
import { readForm } from "~/forms/read-form.server";
import { dropSession, listPasskeys } from "~/people/own-account.server";
import { recordSignIn } from "~/people/sign-in.server";
import { type Services, servicesContext } from "~/services-context";
import { forAnybody } from "../access";
import type { Route } from "./+types/link";
import { linkPage } from "./content";
import { forgetAsked, readAsked } from "./cookies.server";
import { GateMessage } from "./gate-message";
import { safeNext } from "./next";

export const handle = forAnybody;

/**
 * In the browser that asked for it, the link signs in. Anywhere else it asks first, since mail scanners open links:
 * looking at one uses nothing up.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const person = await holderOf(services, params.token);
  if (!person) return data({ state: "run-out" } as const, { status: 410 });
  if (person.disabledAt) return data({ state: "off" } as const, { status: 403 });
  const { askedFor } = await readAsked(request.headers);
  if (askedFor === hashToken(params.token) && request.method === "GET") {
    return signIn(services, request, params.token);
  }
  return data(
    person.emailVerified
      ? ({ state: "elsewhere" } as const)
      : ({ state: "invitation", name: person.name, email: person.email } as const),
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const fields = await readForm(request);
  if (fields.get("do") !== "refuse") return signIn(services, request, params.token);
  await dropToken(services, params.token);
  return data({ state: "dropped" } as const);
}

async function signIn(services: Services, request: Request, token: string) {
  const before = await findSession(services, request.headers);
  const signedIn = await signInWith(services, token, request.headers);
  if (signedIn === "used-up") return data({ state: "run-out" } as const, { status: 410 });
  if (signedIn === "switched-off") return data({ state: "off" } as const, { status: 403 });
  await recordSignIn(services, signedIn.personId, "link");
  if (before) await dropSession(services, before.session.sessionId);
  const next = safeNext((await readAsked(request.headers)).next);
  const passkeys = await listPasskeys(services, signedIn.personId);
  const headers = new Headers();
  for (const cookie of [signedIn.cookie, ...(await forgetAsked())]) headers.append("Set-Cookie", cookie);
  throw redirect(passkeys.length > 0 ? next : `/staff/passkey?next=${encodeURIComponent(next)}`, { headers });
}

export default function LinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData;
  if (shown.state === "dropped") return <GateMessage {...linkPage.dropped} />;
  if (shown.state === "off") return <GateMessage {...linkPage.off} />;
  if (shown.state === "run-out") {
    const { button, ...message } = linkPage.runOut;
    return (
      <GateMessage {...message}>
        <a className="btn btn--primary" href={href("/staff/sign-in")}>
          {button}
        </a>
      </GateMessage>
    );
  }
  const message =
    shown.state === "invitation"
      ? { title: linkPage.invitation.title(shown.name), text: linkPage.invitation.text(shown.email) }
      : linkPage.elsewhere;
  return (
    <GateMessage {...message}>
      <Form method="post" reloadDocument className="form">
        <button className="btn btn--primary" type="submit">
          {linkPage.signIn}
        </button>
        <button className="btn btn--quiet" type="submit" name="do" value="refuse">
          {linkPage.notMe}
        </button>
      </Form>
    </GateMessage>
  );
}
