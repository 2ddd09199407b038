import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { may } from "~/access/rights";
import { answerLanguages, savedAnswerInput } from "~/saved-answers/input";
import { listSavedAnswers, removeAnswer, saveAnswer } from "~/saved-answers/saved-answers.server";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { List } from "../list";
import { RowAct } from "../row-act";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/page";
import { savedTexts as texts } from "./content";
import { AnswerForm } from "./form";

export const handle = { right: "inbox.work", post: "answers.write" } satisfies StaffAccess;
const to = "/staff/saved-answers";

export const loader = staffLoader(handle, async ({ services, actor, url }) => {
  const answers = await listSavedAnswers(services, actor);
  const change = answers.find(({ id }) => id === url.searchParams.get("change"));
  return { answers, change, mayWrite: may(actor, "answers.write") };
});

export const action = staffAction(handle, {
  input: savedAnswerInput,
  async act({ services, actor, input }) {
    const isRemoved = input.do === "remove";
    const done =
      input.do === "save"
        ? await saveAnswer(services, actor, input)
        : await removeAnswer(services, actor, input.id, isRemoved);
    if ("title" in done) {
      const undo = isRemoved ? { to, fields: { do: "restore", id: input.id } } : undefined;
      return { to, toast: { text: texts.done[input.do](done.title), undo } };
    }
    if (done.refused === "title-taken") return { errors: { title: texts.refused["title-taken"] } };
    return { problem: done.refused === "changed" ? texts.refused.changed(done.by) : texts.refused.unknown };
  },
});

/** After a conflict the list shows how it reads now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

export default function SavedAnswers({ loaderData, actionData }: Route.ComponentProps) {
  const { answers, change, mayWrite } = loaderData;
  const { columns: names } = texts;
  return (
    <StaffPage title={texts.title} className="saved" problem={actionData?.problem}>
      <List
        rows={answers}
        keyOf={({ id }) => id}
        cards
        columns={[
          { label: names.title, look: "strong", cell: ({ title }) => title },
          { label: names.language, look: "mute", cell: ({ language }) => answerLanguages[language] },
          {
            label: names.body,
            look: "mute",
            cell: ({ body }) => <span className="saved__text">{body}</span>,
          },
          mayWrite && {
            label: names.act,
            isSilent: true,
            look: "num",
            cell: ({ id, title }) => (
              <span className="acts">
                <Link
                  className="btn btn--quiet"
                  to={`?change=${id}#write`}
                  aria-label={texts.changeNamed(title)}
                >
                  {texts.change}
                </Link>
                <RowAct id={id} verb="remove" label={texts.remove} what={title} />
              </span>
            ),
          },
        ]}
        empty={texts.none}
        pages={{ label: texts.pages }}
      />
      {mayWrite && <AnswerForm key={change?.id} answers={answers} change={change} refused={actionData} />}
    </StaffPage>
  );
}
