import { Link } from "react-router";
import { z } from "zod";
import { changeRole } from "~/people/change-role.server";
import { inviteAgain } from "~/people/invite-person.server";
import { listPeople } from "~/people/people.server";
import { switchOff, switchOn } from "~/people/switch-off.server";
import { roles, roleWords } from "~/roles";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import type { Toast } from "../frame/toast";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/page";
import { peoplePage } from "./content";
import { PeopleTable } from "./people-table";
import { RightsTable } from "./rights-table";

export const handle = { right: "people.manage", isFresh: true } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor }) => {
  return { people: await listPeople(services, actor), me: actor.id, now: new Date() };
});

const change = z.discriminatedUnion("do", [
  z.object({ do: z.literal("role"), id: z.uuid(), role: z.enum(roles) }),
  z.object({ do: z.enum(["off", "on", "invite-again"]), id: z.uuid() }),
]);

export const action = staffAction(handle, {
  input: change,
  sure: ({ input }) => (input.do === "off" ? peoplePage.sure : undefined),
  async act({ services, actor, input }) {
    const { id } = input;
    if (input.do === "role") return outcomeOf(await changeRole(services, actor, input), id);
    if (input.do === "invite-again") return outcomeOf(await inviteAgain(services, actor, id), id);
    const turn = input.do === "off" ? switchOff : switchOn;
    return outcomeOf(await turn(services, actor, id), id);
  },
});

type Done =
  | Awaited<ReturnType<typeof changeRole>>
  | Awaited<ReturnType<typeof switchOff>>
  | Awaited<ReturnType<typeof inviteAgain>>;

function outcomeOf(done: Done, id: string) {
  if (done.state === "last-owner") return { problem: peoplePage.lastOwner };
  if (done.state === "gone" || done.state === "known") return { problem: peoplePage.gone };
  return { to: "/staff/people", toast: toastOf(done, id) };
}

type Successful = Exclude<Done, { state: "last-owner" | "gone" | "known" }>;

function toastOf(done: Successful, id: string): Toast {
  const undo = (fields: Record<string, string>) => ({ to: "/staff/people", fields: { id, ...fields } });
  if (done.state === "invited") return { text: "The invitation is on its way." };
  if (done.state === "changed") {
    const undoing = done.from === done.to ? undefined : undo({ do: "role", role: done.from });
    return { text: `${done.name} is ${roleWords[done.to].name.toLowerCase()} now.`, undo: undoing };
  }
  if (done.state === "on") return { text: `${done.name} may sign in again.` };
  const given = done.conversations + done.orders;
  const back = given > 0 ? ` ${given} open ${given === 1 ? "task" : "tasks"} went back to nobody.` : "";
  return { text: `${done.name} is switched off.${back}`, undo: undo({ do: "on" }) };
}

export default function PeoplePage({ loaderData: { people, me, now }, actionData }: Route.ComponentProps) {
  const count = (state: string) => people.filter((person) => person.state === state).length;
  const invited = count("invited");
  return (
    <StaffPage
      title={peoplePage.title}
      note={`${count("active")} active${invited > 0 ? `, ${invited} invited` : ""}`}
      acts={
        <Link className="btn btn--primary" to="/staff/people/invite">
          {peoplePage.invite}
        </Link>
      }
      className="people"
      problem={actionData?.problem}
    >
      <Block>
        <PeopleTable people={people} me={me} now={now} />
        <p className="field__hint">{peoplePage.hint}</p>
      </Block>
      <Block title={peoplePage.rights}>
        <RightsTable />
      </Block>
    </StaffPage>
  );
}
