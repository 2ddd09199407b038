import { Form, Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { fieldLimits } from "~/choices/field-limits";
import { Field } from "~/ui/field";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { StaffPage } from "../staff-page";
import { When } from "../when";
import type { Route } from "./+types/kind";
import { Comparison } from "./comparison";
import { kindTexts as texts } from "./content";
import { ContentFields } from "./content-fields";
import { History } from "./history";
import { actOnKind, kindInput, shownKind, sureOf } from "./kind.server";

export const handle = { right: "content.edit" } satisfies StaffAccess;

export const loader = staffLoader(handle, (asked: Route.LoaderArgs & Parameters<typeof shownKind>[0]) =>
  shownKind(asked),
);

export const action = staffAction(handle, {
  input: kindInput,
  lists: (names) => names.filter((name) => /\.(days|pages)$/.test(name)),
  sure: (asked: Route.ActionArgs & Parameters<typeof sureOf>[0]) => sureOf(asked),
  act: (asked: Route.ActionArgs & Parameters<typeof actOnKind>[0]) => actOnKind(asked),
});

/** After a conflict the history shows what was saved, and the form goes on from it. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

export default function ContentKindPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, text, parts, groups, base, draft, history, next, compared } = loaderData;
  return (
    <StaffPage
      title={title}
      sub={text}
      back={{ to: "/staff/content", label: texts.back }}
      className="desk"
      problem={actionData?.problem}
    >
      {draft && (
        <p className="msg" role="status">
          {texts.draft(draft.by)} <When at={draft.at} />
        </p>
      )}
      {parts.length > 0 && (
        <Block>
          <details className="desk__parts" open={groups.length === 0}>
            <summary>{texts.parts}</summary>
            <ul>
              {parts.map((part) => (
                <li key={part.id}>
                  <Link className="text-link" to={`?part=${part.id}#change`}>
                    {part.title}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        </Block>
      )}
      {groups.length > 0 && (
        <Form method="post" className="form" id="change" key={`${base} ${groups[0]?.id}`}>
          <input type="hidden" name="base" value={base} />
          {parts.length > 0 && <input type="hidden" name="part" value={groups[0]?.id} />}
          {groups.map((group) => (
            <ContentFields key={group.id} group={group} refused={actionData} />
          ))}
          <Field
            label={texts.note}
            name="note"
            type="text"
            optional
            hint={texts.noteHint}
            maxLength={fieldLimits.contentNote}
            defaultValue={actionData?.typed.note ?? draft?.note ?? ""}
            error={actionData?.errors.note}
          />
          <div className="acts">
            <button className="btn btn--primary" type="submit" name="do" value="publish">
              {texts.acts.publish}
            </button>
            <button className="btn btn--line" type="submit" name="do" value="preview">
              {texts.acts.preview}
            </button>
            <button className="btn btn--line" type="submit" name="do" value="draft">
              {texts.acts.draft}
            </button>
          </div>
        </Form>
      )}
      {compared && <Comparison {...compared} />}
      <History versions={history} base={base} next={next} />
    </StaffPage>
  );
}
