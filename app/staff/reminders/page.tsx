import { activePeople } from "~/people/active-people.server";
import { openReminders } from "~/reminders/reminders.server";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { Empty } from "../list";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/page";
import { actOnReminder } from "./act.server";
import { reminderTexts as texts } from "./content";
import { reminderInput } from "./input";
import { ReminderForm } from "./reminder-form";
import { ReminderList } from "./reminder-list";
import { shownReminder } from "./shown.server";

export const handle = { right: "inbox.work" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor }) => ({
  rows: (await openReminders(services, actor, {})).map(shownReminder),
  people: await activePeople(services),
  me: actor.id,
}));

/** The forms on conversations, orders, quotations and demos are sent here as well. */
export const action = staffAction(handle, {
  input: reminderInput,
  act: ({ services, actor, input }) => actOnReminder(services, actor, input),
});

export default function Reminders({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, people, me } = loaderData;
  const { typed, errors } = actionData ?? {};
  return (
    <StaffPage title={texts.title} className="desk" problem={actionData?.problem}>
      {typed?.do === "add" && (
        <Block>
          <ReminderForm
            about={{ kind: typed.kind ?? "", id: typed.about ?? "" }}
            back={typed.back ?? ""}
            {...{ people, me, typed, errors }}
          />
        </Block>
      )}
      <Block aria-label={texts.title}>
        {rows.length === 0 && <Empty title={texts.nothing} text={texts.nothingText} />}
        <ReminderList rows={rows} back="/staff/reminders" />
      </Block>
    </StaffPage>
  );
}
