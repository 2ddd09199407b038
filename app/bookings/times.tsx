import type { DemoPlace } from "~/choices/demo-places";
import { useWords } from "~/language/use-language";
import { pickerWords } from "./content.sw";
import type { Offer } from "./offer.server";

type Time = Offer["days"][number]["times"][number];

type TimesProps = {
  times: Time[];
  place: DemoPlace;
  /** The one that is chosen. */
  at: string | undefined;
  onChange: (at: string) => void;
};

/** The times of a day, those that are taken struck through. */
export function Times({ times, ...rest }: TimesProps) {
  const texts = useWords(pickerWords);
  const parts = [
    { name: texts.morning, times: times.filter(({ clock }) => clock <= "12:00") },
    { name: texts.afternoon, times: times.filter(({ clock }) => clock > "12:00") },
  ];
  return parts
    .filter((part) => part.times.length > 0)
    .map((part) => (
      <fieldset key={part.name}>
        <legend>{part.name}</legend>
        <div className="times__grid">
          {part.times.map((time) => (
            <TimeChoice key={time.at} time={time} {...rest} />
          ))}
        </div>
      </fieldset>
    ));
}

function TimeChoice({ time, place, at, onChange }: { time: Time } & Omit<TimesProps, "times">) {
  const { taken } = useWords(pickerWords);
  if (!time[place]) {
    return (
      <span className="gone">
        {time.words}
        <span className="visually-hidden">{taken}</span>
      </span>
    );
  }
  return (
    <label>
      <input
        type="radio"
        name="at"
        value={time.at}
        defaultChecked={time.at === at}
        onChange={() => onChange(time.at)}
        required
      />
      {time.words}
    </label>
  );
}
