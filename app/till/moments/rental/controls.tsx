import { amount } from "~/till/rules/money";
import { Count } from "../count";
import { Slider } from "../slider";
import type { YardProps } from "./calendar";
import { calendar, controls, counted, dayName, machines } from "./content";
import { mostLateDays } from "./reducer";
import { chosenBooking, costOf } from "./state";

/** The rate card of the chosen booking, and everything that dragging does, by buttons. */
export function Controls({ yard, act }: YardProps) {
  const booking = chosenBooking(yard);
  const { id, name, machine, from, days } = booking;
  const { rates, hire } = costOf(yard);
  return (
    <section className="rent-controls" aria-label={controls.label}>
      <h3>{name}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{machines[machine].name}</th>
            <th scope="col">{controls.hour}</th>
            <th scope="col">{controls.day}</th>
            <th scope="col">{controls.week}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{controls.rate}</th>
            <td data-on={hire.hours > 0 || undefined}>
              {rates.hour === undefined ? controls.none : amount(rates.hour)}
            </td>
            <td data-on={hire.days > 0 || undefined}>{amount(rates.day)}</td>
            <td data-on={hire.weeks > 0 || undefined}>{amount(rates.week)}</td>
          </tr>
        </tbody>
      </table>
      <div className="rent-control">
        <span>{controls.start}</span>
        <Count
          value={dayName(from)}
          less={controls.earlier}
          more={controls.later}
          canLess={from > 0}
          canMore={from + days < calendar.days}
          onChange={(by) => act({ do: "put", booking: id, from: from + by, days })}
        />
      </div>
      <div className="rent-control">
        <span>{controls.length}</span>
        <Count
          value={counted(days, "day")}
          less={controls.shorter}
          more={controls.longer}
          canLess={days > 1}
          canMore={from + days < calendar.days}
          onChange={(by) => act({ do: "put", booking: id, from, days: days + by })}
        />
      </div>
      {days === 1 && rates.hour !== undefined && (
        <div className="rent-control">
          <span>
            {controls.byTheHour}
            <small>{yard.hours ? counted(yard.hours, "hour") : controls.wholeDay}</small>
          </span>
          <Slider
            label={controls.hours}
            value={yard.hours}
            max={10}
            step={1}
            valueText={yard.hours ? counted(yard.hours, "hour") : controls.wholeDay}
            onChange={(hours) => act({ do: "hours", hours })}
          />
        </div>
      )}
      <div className="rent-control">
        <span>{controls.late}</span>
        <Count
          value={counted(yard.lateDays, "day")}
          less={controls.lessLate}
          more={controls.moreLate}
          canLess={yard.lateDays > 0}
          canMore={yard.lateDays < mostLateDays}
          onChange={(by) => act({ do: "late", by })}
        />
      </div>
    </section>
  );
}
