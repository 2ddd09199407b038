import { Link } from "react-router";
import { kinds } from "~/content-desk/kinds";
import { contentStates } from "~/content-versions/content-versions.server";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { List } from "../list";
import { StaffPage } from "../staff-page";
import { When } from "../when";
import type { Route } from "./+types/page";
import { kindTexts, deskTexts as texts } from "./content";

export const handle = { right: "content.edit" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor }) => {
  const states = await contentStates(services, actor);
  return kinds.map(({ id, title, text }) => {
    const state = states.find(({ kind }) => kind === id);
    const shown = state?.draft ?? state?.live;
    return { id, title, text, isDraft: Boolean(state?.draft), by: shown?.author, at: shown?.at };
  });
});

export default function ContentDesk({ loaderData }: Route.ComponentProps) {
  const { columns: names } = texts;
  return (
    <StaffPage title={texts.title} sub={texts.sub} className="desk">
      <p className="dim">{texts.note}</p>
      <List
        rows={loaderData}
        keyOf={({ id }) => id}
        cards
        columns={[
          {
            label: names.title,
            look: "strong",
            cell: ({ id, title }) => (
              <Link className="text-link" to={`/staff/content/${id}`}>
                {title}
              </Link>
            ),
          },
          {
            label: names.state,
            cell: ({ isDraft, by, at }) =>
              by && at ? (
                <>
                  {isDraft ? texts.draft(by) : texts.live(by)}, <When at={at} />
                </>
              ) : (
                <span className="dim">{texts.inCode}</span>
              ),
          },
          { label: names.text, cell: ({ text }) => <span className="saved__text">{text}</span> },
        ]}
        empty={kindTexts.history.empty}
        pages={{ label: texts.title }}
      />
    </StaffPage>
  );
}
