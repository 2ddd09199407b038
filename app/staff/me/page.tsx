import { Form, useNavigate, useRevalidator } from "react-router";
import { z } from "zod";
import { invitationInput } from "~/people/input";
import {
  endOtherSessions,
  endSession,
  readOwnAccount,
  removePasskey,
  setOwnName,
  setSingleKeys,
} from "~/people/own-account.server";
import { roleWords } from "~/roles";
import { Field } from "~/ui/field";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { fieldsOf } from "../fields-of";
import { Avatar } from "../frame/avatar";
import { RowAct } from "../row-act";
import { PasskeyButton } from "../sign-in/passkey-button";
import { addPasskey } from "../sign-in/passkeys";
import { StaffPage } from "../staff-page";
import { When } from "../when";
import type { Route } from "./+types/page";
import { mePage } from "./content";
import { deviceName } from "./device";

export const handle = { right: "everybody" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor }) => {
  const { sessionId, signedInAt: _at, ...me } = actor;
  const { sessions, passkeys } = await readOwnAccount(services, me);
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
});

const change = z.discriminatedUnion("do", [
  z.object({ do: z.enum(["remove-passkey", "end-session"]), id: z.uuid() }),
  z.object({ do: z.literal("end-others") }),
  invitationInput.pick({ name: true }).extend({ do: z.literal("name") }),
  z.object({ do: z.literal("keys"), single: z.string().optional() }),
]);

export const action = staffAction(handle, {
  input: change,
  sure: ({ input }) => (input.do === "remove-passkey" ? mePage.passkeys.sure : undefined),
  async act({ services, actor, input }) {
    if (input.do === "name") await setOwnName(services, actor, input.name);
    else if (input.do === "keys") await setSingleKeys(services, actor, input.single === "on");
    else if (input.do === "end-others") await endOtherSessions(services, actor, actor.sessionId);
    else if (input.do === "end-session") await endSession(services, actor, input.id);
    else await removePasskey(services, actor, input.id);
    return { to: "/staff/me", toast: mePage.toasts[input.do] };
  },
});

export default function MePage({ loaderData: { me, passkeys, sessions }, actionData }: Route.ComponentProps) {
  return (
    <StaffPage
      title={mePage.title}
      acts={
        <Form method="post" action="/staff/sign-out" reloadDocument>
          <button className="btn btn--line" type="submit">
            {mePage.signOut}
          </button>
        </Form>
      }
      className="me"
    >
      <p className="person">
        <Avatar person={me} />
        <span>
          <b className="strong">{me.name}</b>, {roleWords[me.role].name}
          <br />
          <span className="dim caption">{me.email}</span>
        </span>
      </p>
      <Block>
        <Form method="post" className="form">
          <Field
            {...fieldsOf({ name: mePage.name.label }, actionData, me)("name")}
            hint={mePage.name.hint}
            autoComplete="name"
            required
          />
          <button className="btn btn--line" type="submit" name="do" value="name">
            {mePage.name.save}
          </button>
        </Form>
      </Block>
      <Passkeys passkeys={passkeys} />
      <Sessions sessions={sessions} />
      <KeysSwitch on={me.singleKeys} />
    </StaffPage>
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
    <Block title={mePage.passkeys.title}>
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
            <RowAct
              verb="remove-passkey"
              id={id}
              label={mePage.passkeys.remove}
              what={name ?? mePage.passkeys.name}
            />
          </li>
        ))}
      </ul>
      <PasskeyButton label={mePage.passkeys.add} ask={add} onDone={() => revalidate()} quiet />
    </Block>
  );
}

function Sessions({ sessions }: Pick<Shown, "sessions">) {
  return (
    <Block title={mePage.sessions.title}>
      <ul className="own">
        {sessions.map(({ id, device, updatedAt, isThis }) => (
          <li key={id}>
            <span>
              {device}
              <br />
              <span className="dim caption">{isThis ? mePage.sessions.this : <When at={updatedAt} />}</span>
            </span>
            {!isThis && <RowAct verb="end-session" id={id} label={mePage.sessions.end} what={device} />}
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
    </Block>
  );
}

function KeysSwitch({ on }: { on: boolean }) {
  return (
    <Block title={mePage.keys.title}>
      <Form method="post" className="form">
        <label className="tick">
          <input type="checkbox" name="single" defaultChecked={on} key={String(on)} />
          <span>{mePage.keys.label}</span>
        </label>
        <p className="field__hint">{mePage.keys.hint}</p>
        <button className="btn btn--line" type="submit" name="do" value="keys">
          {mePage.keys.save}
        </button>
      </Form>
    </Block>
  );
}
