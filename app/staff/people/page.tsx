import { data, Link } from "react-router";
import { z } from "zod";
import { roles } from "~/access/rights";
import { readFields } from "~/forms/read-form.server";
import { changeRole } from "~/people/change-role.server";
import { inviteAgain } from "~/people/invite-person.server";
import { listPeople } from "~/people/people.server";
import { switchOff, switchOn } from "~/people/switch-off.server";
import { type Services, servicesContext } from "~/services.server";
import { actorWith, freshFor } from "../auth/session.server";
import { roleWords } from "../frame/content";
import type { Toast } from "../frame/toast";
import { redirectWithToast } from "../frame/toast.server";
import { StaffIcon } from "../icon";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/page";
import { peoplePage } from "./content";
import { PeopleTable } from "./people-table";
import { RightsTable } from "./rights-table";

export const middleware = [freshFor("people.manage")];

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorWith(context, "people.manage");
  const people = await listPeople(context.get(servicesContext), actor);
  return { people, me: actor.id, now: new Date() };
}

const change = z.discriminatedUnion("do", [
  z.object({ do: z.literal("role"), id: z.uuid(), role: z.enum(roles) }),
  z.object({ do: z.enum(["off", "on", "invite-again"]), id: z.uuid() }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "people.manage");
  const services = context.get(servicesContext);
  const parsed = change.safeParse(await readFields(request));
  if (!parsed.success) throw data(null, { status: 400 });
  const wanted = parsed.data;
  if (wanted.do === "role") return answer(services, await changeRole(services, actor, wanted), wanted.id);
  if (wanted.do === "invite-again")
    return answer(services, await inviteAgain(services, actor, wanted.id), wanted.id);
  const turn = wanted.do === "off" ? switchOff : switchOn;
  return answer(services, await turn(services, actor, wanted.id), wanted.id);
}

type Done =
  | Awaited<ReturnType<typeof changeRole>>
  | Awaited<ReturnType<typeof switchOff>>
  | Awaited<ReturnType<typeof inviteAgain>>;

function answer(services: Services, done: Done, id: string) {
  if (done.state === "last-owner") return data({ problem: peoplePage.lastOwner }, { status: 409 });
  if (done.state === "gone" || done.state === "known")
    return data({ problem: peoplePage.gone }, { status: 409 });
  return redirectWithToast(services, "/staff/people", toastOf(done, id));
}

type Successful = Exclude<Done, { state: "last-owner" | "gone" | "known" }>;

function toastOf(done: Successful, id: string): Toast {
  const undo = (fields: Record<string, string>) => ({ to: "/staff/people", fields: { id, ...fields } });
  if (done.state === "invited") return { text: "The invitation is on its way." };
  if (done.state === "changed") {
    const undoing = done.from === done.to ? undefined : undo({ do: "role", role: done.from });
    return { text: `${done.name} is ${roleWords[done.to].toLowerCase()} now.`, undo: undoing };
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
    <>
      <title>{tabTitle(peoplePage.title)}</title>
      <header className="bar">
        <h1>{peoplePage.title}</h1>
        <span className="cap dim">
          {count("active")} active{invited > 0 && `, ${invited} invited`}
        </span>
        <div className="bar__r">
          <Link className="b b--p" to="/staff/people/invite">
            {peoplePage.invite}
          </Link>
        </div>
      </header>
      <div className="pad people">
        {actionData && (
          <div className="msg msg--err" role="alert">
            <StaffIcon name="circle-alert" />
            <span>{actionData.problem}</span>
          </div>
        )}
        <section className="sec">
          <PeopleTable people={people} me={me} now={now} />
          <p className="hint">{peoplePage.hint}</p>
        </section>
        <section className="sec">
          <h2>{peoplePage.rights}</h2>
          <RightsTable />
        </section>
      </div>
    </>
  );
}
