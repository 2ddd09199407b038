import { Form } from "react-router";
import { editionWords } from "~/bookings/demo-name";
import { otherEdition } from "~/bookings/hours";
import { editions } from "~/pos/editions";
import { Field } from "~/ui/field";
import type { Refused } from "../action.server";
import { DayTicks } from "../day-ticks";
import { fieldsOf } from "../fields-of";
import { Avatar } from "../frame/avatar";
import { Ticks } from "../ticks";
import { hoursTexts as texts } from "./content";

type Person = {
  id: string;
  name: string;
  takesDemos: boolean;
  editions: string[];
  days: number[] | null;
  opens: string | null;
  closes: string | null;
  callUrl: string | null;
};
type HostProps = { person: Person; sent?: Refused };

/** How one person gives demos; folded, so that a company of many stays short. */
export function HostForm({ person, sent }: HostProps) {
  const field = fieldsOf(texts, sent, person);
  return (
    <details className="host" open={sent !== undefined}>
      <summary>
        <Avatar person={person} small />
        <b className="strong">{person.name}</b>
        <span className="mute">{person.takesDemos ? texts.takes : "No demos"}</span>
      </summary>
      <Form method="post" className="form form--wide">
        <input type="hidden" name="do" value="host" />
        <input type="hidden" name="id" value={person.id} />
        <label className="tick">
          <input
            type="checkbox"
            name="takesDemos"
            defaultChecked={sent ? "takesDemos" in sent.typed : person.takesDemos}
          />
          <span>{texts.takes}</span>
        </label>
        <Ticks
          legend={texts.shows}
          name="editions"
          type="checkbox"
          options={shownEditions}
          chosen={sent?.ticked.editions ?? person.editions}
          inRow
        />
        <DayTicks
          legend={texts.own}
          name="ownDays"
          days={sent?.ticked.ownDays ?? person.days?.map(String) ?? []}
          hint={texts.ownHint}
        />
        <Field {...field("opens")} type="time" step={900} />
        <Field {...field("closes")} type="time" step={900} />
        <Field {...field("callUrl")} type="url" hint={texts.callHint} />
        <div className="acts">
          <button className="btn btn--line" type="submit" aria-label={`${texts.save}: ${person.name}`}>
            {texts.save}
          </button>
        </div>
      </Form>
    </details>
  );
}

const shownEditions = [...editions.map(({ slug }) => slug), otherEdition].map(
  (slug) => [slug, editionWords(slug)] as const,
);
