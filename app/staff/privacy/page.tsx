import { data, Form } from "react-router";
import { z } from "zod";
import { type Fields, parseFields } from "~/forms/rules";
import { correctPerson, stopNews } from "~/privacy/correct-person.server";
import { isNothing } from "~/privacy/erase-plan";
import { findPerson } from "~/privacy/find-person.server";
import { correctInput } from "~/privacy/input";
import { readPerson } from "~/privacy/person.server";
import type { StaffAccess } from "../access";
import { type Refused, staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { StaffIcon } from "../icon";
import { newsTexts } from "../news/content";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/page";
import { privacyTexts } from "./content";
import { PersonFound } from "./person-found";
import { RecentRequests } from "./recent-requests";
import { recentRequests } from "./requests.server";
import { shownPerson } from "./shown-person.server";

export const handle = { right: "privacy.work" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor }) => ({
  requests: await recentRequests(services, actor),
}));

const desk = z.object({
  do: z.enum(["find", "stop-news", "correct"]).catch("find"),
  person: z.string(privacyTexts.neither).transform((value, context) => {
    const person = readPerson(value);
    if (person) return person;
    context.addIssue(privacyTexts.neither);
    return z.NEVER;
  }),
});

/** The person stands in the form's body, never in an address. */
export const action = staffAction(handle, {
  input: desk,
  async act({ services, actor, input: { do: verb, person }, typed }) {
    if (verb === "find") return shown(await find());
    if (verb === "stop-news") {
      const fields = Object.entries(typed);
      if (!typed.sure) return shown(await find({ sure: { ...newsTexts.sure, fields } }));
      await stopNews(services, actor, person);
      return shown(await find({ done: privacyTexts.stopped }));
    }
    const correct = parseFields(correctInput, { name: "", email: "", phone: "", ...typed });
    if ("errors" in correct) return shown(await find({ values: typed, errors: correct.errors }), 400);
    const records = await correctPerson(services, actor, person, correct.input);
    const { email, phone } = correct.input;
    const now = readPerson((person.by === "email" ? email : phone) || person.value) ?? person;
    return shown(await find({ done: privacyTexts.corrected(records) }, now));

    async function find(also: Omit<Found, "found"> = {}, whom = person): Promise<Found> {
      const held = await findPerson(services, actor, whom);
      const found = isNothing(held) ? undefined : shownPerson(whom, held);
      return { ...also, typed: { person: whom.value }, found, isSearched: true };
    }
  },
});

function shown(found: Found, status = 200) {
  return { shown: data(found, status) };
}

type Found = Pick<Refused, "sure"> & {
  typed?: Fields;
  found?: ReturnType<typeof shownPerson>;
  isSearched?: boolean;
  done?: string;
  errors?: Fields;
  values?: Fields;
};

export default function PrivacyDesk({ loaderData: { requests }, actionData }: Route.ComponentProps) {
  const { typed, found, isSearched, done, errors, values }: Found = actionData ?? {};
  const problem = errors?.person;
  return (
    <StaffPage title={privacyTexts.title} note={privacyTexts.sub} className="desk">
      <Form method="post" className="desk__find">
        <label className="search">
          <span className="visually-hidden">{privacyTexts.field}</span>
          <StaffIcon name="search" />
          <input
            className="input"
            name="person"
            required
            autoComplete="off"
            defaultValue={typed?.person}
            key={typed?.person}
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
      {isSearched && !found && (
        <Block role="status" title={privacyTexts.nothing}>
          <p className="mute">{privacyTexts.nothingText}</p>
        </Block>
      )}
      {found && <PersonFound found={found} errors={errors} values={values} />}
      <RecentRequests requests={requests} />
    </StaffPage>
  );
}
