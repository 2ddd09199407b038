import { data, Form } from "react-router";
import { readFields } from "~/forms/read-form.server";
import { correctPerson, stopNews } from "~/privacy/correct-person.server";
import { isNothing } from "~/privacy/erase-plan";
import { findPerson } from "~/privacy/find-person.server";
import { correctInput } from "~/privacy/input";
import { readPerson } from "~/privacy/person.server";
import { servicesContext } from "~/services-context";
import { actorWith } from "../auth/session.server";
import { StaffIcon } from "../icon";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/page";
import { privacyTexts } from "./content";
import { PersonFound } from "./person-found";
import { RecentRequests } from "./recent-requests";
import { recentRequests } from "./requests.server";
import { shownPerson } from "./shown-person.server";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorWith(context, "privacy.work");
  return { requests: await recentRequests(context.get(servicesContext), actor) };
}

/** The person stands in the form's body, never in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "privacy.work");
  const services = context.get(servicesContext);
  const fields = await readFields(request);
  const person = readPerson(fields.person ?? "");
  if (!person) return data({ typed: fields.person ?? "", problem: privacyTexts.neither }, { status: 400 });
  if (fields.do === "stop-news") {
    await stopNews(services, actor, person);
    return { ...(await find()), done: privacyTexts.stopped };
  }
  if (fields.do === "correct") {
    const parsed = correctInput.safeParse({ name: "", email: "", phone: "", ...fields });
    if (!parsed.success) {
      const errors = Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
      );
      return data({ ...(await find()), errors, values: fields }, { status: 400 });
    }
    const records = await correctPerson(services, actor, person, parsed.data);
    const now = readPerson((person.by === "email" ? parsed.data.email : parsed.data.phone) || person.value);
    return { ...(await find(now)), done: privacyTexts.corrected(records) };
  }
  return find();

  async function find(whom = person) {
    if (!whom) return { typed: fields.person };
    const held = await findPerson(services, actor, whom);
    return {
      typed: whom.value,
      found: isNothing(held) ? undefined : shownPerson(whom, held),
      searched: true,
    };
  }
}

export type DeskAnswer = {
  typed?: string;
  problem?: string;
  found?: ReturnType<typeof shownPerson>;
  searched?: boolean;
  done?: string;
  errors?: Record<string, string>;
  values?: Record<string, string>;
};

export default function PrivacyDesk({ loaderData: { requests }, actionData }: Route.ComponentProps) {
  const answer: DeskAnswer = actionData ?? {};
  const { typed, problem, found, searched, done } = answer;
  return (
    <>
      <title>{tabTitle(privacyTexts.title)}</title>
      <header className="bar">
        <h1>{privacyTexts.title}</h1>
        <span className="caption dim">{privacyTexts.sub}</span>
      </header>
      <div className="pad desk">
        <Form method="post" className="desk__find">
          <label className="search">
            <span className="visually-hidden">{privacyTexts.field}</span>
            <StaffIcon name="search" />
            <input
              className="input"
              name="person"
              required
              autoComplete="off"
              defaultValue={typed}
              key={typed}
              aria-invalid={problem ? true : undefined}
              aria-describedby="person-hint"
            />
          </label>
          <button type="submit" className="btn btn--primary" name="do" value="find">
            {privacyTexts.find}
          </button>
          <span
            id="person-hint"
            className={problem ? "field__err" : "field__hint"}
            role={problem ? "alert" : undefined}
          >
            {problem ?? privacyTexts.hint}
          </span>
        </Form>
        {done && (
          <div className="msg msg--info" role="status">
            <StaffIcon name="check" />
            <span>{done}</span>
          </div>
        )}
        {searched && !found && (
          <section className="block" role="status">
            <h2>{privacyTexts.nothing}</h2>
            <p className="mute">{privacyTexts.nothingText}</p>
          </section>
        )}
        {found && <PersonFound found={found} errors={answer.errors} values={answer.values} />}
        <RecentRequests requests={requests} />
      </div>
    </>
  );
}
