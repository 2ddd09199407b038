import { useId } from "react";
import { Form } from "react-router";
import { editionWords } from "~/bookings/demo-name";
import { otherEdition } from "~/bookings/hours";
import { editions } from "~/pos/editions";
import { Avatar } from "../frame/avatar";
import { hoursTexts as texts } from "./content";
import { DayTicks } from "./day-ticks";

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
type HostProps = { person: Person; errors: Record<string, string[] | undefined> };

/** How one person gives demos; folded, so that a company of many stays short. */
export function HostForm({ person, errors }: HostProps) {
  const isWrong = Object.keys(errors).length > 0;
  return (
    <details className="host" open={isWrong}>
      <summary>
        <Avatar person={person} small />
        <b className="strong">{person.name}</b>
        <span className="mute">{person.takesDemos ? texts.takes : "No demos"}</span>
      </summary>
      <Form method="post" className="demos__form demos__form--wide">
        <input type="hidden" name="do" value="host" />
        <input type="hidden" name="id" value={person.id} />
        <label className="tick">
          <input type="checkbox" name="takesDemos" defaultChecked={person.takesDemos} />
          <span>{texts.takes}</span>
        </label>
        <fieldset className="field tickrow">
          <legend className="lab">{texts.shows}</legend>
          {[...editions.map(({ slug }) => slug), otherEdition].map((slug) => (
            <label className="tick" key={slug}>
              <input
                type="checkbox"
                name="editions"
                value={slug}
                defaultChecked={person.editions.includes(slug)}
              />
              <span>{editionWords(slug)}</span>
            </label>
          ))}
        </fieldset>
        <DayTicks legend={texts.own} name="ownDays" days={person.days ?? []} hint={texts.ownHint} />
        <Input label={texts.opens} name="opens" type="time" step={900} value={person.opens} errors={errors} />
        <Input
          label={texts.closes}
          name="closes"
          type="time"
          step={900}
          value={person.closes}
          errors={errors}
        />
        <Input
          label={texts.call}
          hint={texts.callHint}
          name="callUrl"
          type="url"
          value={person.callUrl}
          errors={errors}
        />
        <div className="demos__acts">
          <button className="btn btn--line" type="submit" aria-label={`${texts.save}: ${person.name}`}>
            {texts.save}
          </button>
        </div>
      </Form>
    </details>
  );
}

type InputProps = {
  label: string;
  hint?: string;
  name: string;
  type: string;
  step?: number;
  value: string | null;
  errors: HostProps["errors"];
};

/** Many people, one page: each input needs an id of its own. */
function Input({ label, hint, value, errors, ...input }: InputProps) {
  const id = useId();
  const error = errors[input.name]?.[0];
  const told = error ?? hint;
  return (
    <div className={error ? "field field--err" : "field"}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="input"
        defaultValue={value ?? ""}
        aria-invalid={error ? true : undefined}
        aria-describedby={told && `${id}-told`}
      />
      {told && (
        <p className={error ? "field__err" : "field__hint"} id={`${id}-told`}>
          {told}
        </p>
      )}
    </div>
  );
}
