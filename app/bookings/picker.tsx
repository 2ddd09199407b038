import { useState } from "react";
import { Form, useNavigation } from "react-router";
import type { DemoPlace } from "~/choices/demo-places";
import { fieldLimits } from "~/choices/field-limits";
import type { FormFailure } from "~/forms/result";
import { useLanguage } from "~/language/use-language";
import { clockTime, weekday, weekdayAndDate } from "~/time/words";
import { timeThere } from "~/time/zones";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice";
import { ErrorBanner } from "~/ui/error-banner";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Calendar } from "./calendar";
import { pickerWords } from "./content.sw";
import type { Offer } from "./offer.server";
import { Times } from "./times";
import { useZone } from "./zone";

type PickerProps = {
  offer: Offer;
  /** The day in the address, if there is one. */
  day: string | null;
  problem?: FormFailure;
  button: { label: string; labelFor?: (dayAndTime: string) => string; busy: string };
  /** What is asked of the address beside the day. */
  query?: string;
  place?: DemoPlace;
  /** Where we were to come. */
  area?: string | null;
  /** The time that is given up; another one is proposed. */
  instead?: string;
};

/** Days at the left, times at the right, one button. */
export function Picker({ offer, day, problem, button, query, ...before }: PickerProps) {
  const language = useLanguage();
  const texts = pickerWords[language];
  const { place: placeBefore, area, instead } = before;
  const typed = problem?.values ?? {};
  const [place, setPlace] = useState<DemoPlace>(
    (typed.place as DemoPlace | undefined) ?? placeBefore ?? "online",
  );
  const open = offer.days.filter(({ times }) => times.some((time) => time[place]));
  const typedDay = offer.days.find(({ times }) => times.some(({ at }) => at === typed.at))?.day;
  const [wanted, setWanted] = useState(typedDay ?? day);
  const [time, setTime] = useState<string>();
  const zone = useZone();
  const busy = useNavigation().formAction?.split("?")[0] === offer.path;

  const chosen = open.find((each) => each.day === wanted) ?? open[0];
  const freeTimes = chosen?.times.filter((each) => each[place]) ?? [];
  const proposed = freeTimes.find((each) => each.at !== instead) ?? freeTimes[0];
  const at = (freeTimes.find((each) => each.at === time) ?? proposed)?.at;
  const there = zone && at ? timeThere(new Date(at), zone, language) : undefined;
  const isNamed = zone !== undefined && at !== undefined && button.labelFor;

  return (
    <>
      {problem && <ErrorBanner message={problem.message} note={problem.note ?? ""} first />}
      <div className="slots">
        {chosen && (
          <Calendar
            today={offer.today}
            free={open.map((each) => each.day)}
            chosen={chosen.day}
            hrefOf={(to) => `${offer.path}?${query ? `${query}&` : ""}day=${to}`}
            onChoose={setWanted}
          />
        )}
        <div className="times">
          <h3 aria-live="polite">{chosen && weekdayAndDate(chosen.day, language)}</h3>
          <Form method="post" action={offer.path} preventScrollReset>
            {chosen && (
              <Times key={chosen.day + place} times={chosen.times} place={place} at={at} onChange={setTime} />
            )}
            <p className="zone">
              <Icon name="clock" size="s" />
              <span>
                {texts.zone(offer.minutes)}
                {there && <b>{texts.there(there)}</b>}
              </span>
            </p>
            <div className="meet">
              <Choice
                legend={texts.how}
                name="place"
                options={texts.places}
                defaultValue={place}
                onChange={(value) => setPlace(value as DemoPlace)}
              />
              <div className="meet__area">
                <Field
                  label={texts.area}
                  name="area"
                  hint={texts.areaHint}
                  error={problem?.errors?.area}
                  defaultValue={typed.area ?? area ?? undefined}
                  maxLength={fieldLimits.area}
                  autoComplete="street-address"
                />
              </div>
            </div>
            {zone !== undefined && <input type="hidden" name="zone" value={zone} />}
            <Button kind="primary" wide busy={busy} busyLabel={button.busy}>
              {isNamed && button.labelFor
                ? button.labelFor(`${weekday(new Date(at), language)}, ${clockTime(new Date(at), language)}`)
                : button.label}
            </Button>
          </Form>
        </div>
      </div>
    </>
  );
}
