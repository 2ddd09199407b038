import { data, Form, useNavigate, useRevalidator } from "react-router";
import { readForm } from "~/forms/read-form.server";
import {
  endOtherSessions,
  endSession,
  readOwnAccount,
  removePasskey,
  setSingleKeys,
} from "~/people/own-account.server";
import { roleWords } from "~/roles";
import { servicesContext } from "~/services-context";
import { isUuid } from "~/uuid";
import { actorContext } from "../auth/session.server";
import { Avatar } from "../frame/avatar";
import { redirectWithToast } from "../frame/toast.server";
import { PasskeyButton } from "../sign-in/passkey-button";
import { addPasskey } from "../sign-in/passkeys";
import { tabTitle } from "../tab-title";
import { When } from "../when";
import type { Route } from "./+types/page";
import { mePage } from "./content";
import { deviceName } from "./device";

export async function loader({ context }: Route.LoaderArgs) {
  const { sessionId, signedInAt: _at, ...me } = context.get(actorContext);
  const { sessions, passkeys } = await readOwnAccount(context.get(servicesContext), me);
  return {
    me,
    passkeys,
    sessions: sessions.map(({ id, userAgent, updatedAt }) => ({
      id,
      device: deviceName(userAgent),
      updatedAt,
      isThis: id === sessionId,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const services = context.get(servicesContext);
  const fields = await readForm(request);
  const id = String(fields.get("id") ?? "");
  if (id !== "" && !isUuid(id)) throw data(null, { status: 400 });
  const acts = {
    "remove-passkey": () => removePasskey(services, actor, id).then(() => mePage.toasts.passkeyRemoved),
    "end-session": () => endSession(services, actor, id).then(() => mePage.toasts.sessionEnded),
    "end-others": () =>
      endOtherSessions(services, actor, actor.sessionId).then(() => mePage.toasts.othersEnded),
    keys: () => setSingleKeys(services, actor, fields.get("single") === "on").then(() => mePage.toasts.keys),
  };
  const wanted = String(fields.get("do"));
  if (!Object.hasOwn(acts, wanted)) throw data(null, { status: 400 });
  return redirectWithToast(services, "/staff/me", { text: await acts[wanted as keyof typeof acts]() });
}

export default function MePage({ loaderData }: Route.ComponentProps) {
  const { me, passkeys, sessions } = loaderData;
  return (
    <>
      <title>{tabTitle(mePage.title)}</title>
      <header className="bar">
        <h1>{mePage.title}</h1>
        <div className="bar__end">
          <Form method="post" action="/staff/sign-out" reloadDocument>
            <button className="btn btn--line" type="submit">
              {mePage.signOut}
            </button>
          </Form>
        </div>
      </header>
      <div className="pad me">
        <p className="person">
          <Avatar person={me} />
          <span>
            <b className="strong">{me.name}</b>, {roleWords[me.role].name}
            <br />
            <span className="dim caption">{me.email}</span>
          </span>
        </p>
        <Passkeys passkeys={passkeys} />
        <Sessions sessions={sessions} />
        <KeysSwitch on={me.singleKeys} />
      </div>
    </>
  );
}

type Shown = Route.ComponentProps["loaderData"];

function Passkeys({ passkeys }: Pick<Shown, "passkeys">) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  async function add() {
    const result = await addPasskey();
    if (result === "not-fresh") navigate("/staff/prove?next=%2Fstaff%2Fme");
    return result;
  }
  return (
    <section className="block">
      <h2>{mePage.passkeys.title}</h2>
      {passkeys.length === 0 && <p className="mute">{mePage.passkeys.none}</p>}
      <ul className="own">
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            <span>
              {name ?? mePage.passkeys.name}
              <br />
              <span className="dim caption">
                Added <When at={createdAt} />
              </span>
            </span>
            <Act
              verb="remove-passkey"
              id={id}
              label={mePage.passkeys.remove}
              what={name ?? mePage.passkeys.name}
            />
          </li>
        ))}
      </ul>
      <PasskeyButton label={mePage.passkeys.add} ask={add} onDone={() => revalidate()} quiet />
    </section>
  );
}

function Sessions({ sessions }: Pick<Shown, "sessions">) {
  return (
    <section className="block">
      <h2>{mePage.sessions.title}</h2>
      <ul className="own">
        {sessions.map(({ id, device, updatedAt, isThis }) => (
          <li key={id}>
            <span>
              {device}
              <br />
              <span className="dim caption">{isThis ? mePage.sessions.this : <When at={updatedAt} />}</span>
            </span>
            {!isThis && <Act verb="end-session" id={id} label={mePage.sessions.end} what={device} />}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <button className="btn btn--line" type="submit" name="do" value="end-others">
            {mePage.sessions.endOthers}
          </button>
        </Form>
      )}
    </section>
  );
}

function KeysSwitch({ on }: { on: boolean }) {
  return (
    <section className="block">
      <h2>{mePage.keys.title}</h2>
      <Form method="post" className="own__form">
        <label className="tick">
          <input type="checkbox" name="single" defaultChecked={on} key={String(on)} />
          <span>{mePage.keys.label}</span>
        </label>
        <p className="field__hint">{mePage.keys.hint}</p>
        <button className="btn btn--line" type="submit" name="do" value="keys">
          {mePage.keys.save}
        </button>
      </Form>
    </section>
  );
}

function Act(props: { verb: string; id: string; label: string; what: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={props.id} />
      <button
        className="btn btn--quiet"
        type="submit"
        name="do"
        value={props.verb}
        aria-label={`${props.label}: ${props.what}`}
      >
        {props.label}
      </button>
    </Form>
  );
}
