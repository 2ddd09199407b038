import { type Cents, times } from "~/money/cents";
import { amount } from "~/till/rules/money";
import { returnedLate } from "~/till/rules/rental";
import { counted, dayName, machines, slip } from "./content";
import { chosenBooking, costOf, type Yard } from "./state";

export function Slip({ yard }: { yard: Yard }) {
  const { machine, from, days } = chosenBooking(yard);
  const { rates, hire, due, back, saved } = costOf(yard);
  const isCheaperByDay = yard.hours > 0 && hire.hours === 0;
  const last = from + days - 1;
  return (
    <section className="mo-slip torn-foot rent-slip" aria-label={slip.label}>
      <div className="mo-slip__row">
        <b>{machines[machine].name}</b>
        <span className="mo-slip__mute">
          {days > 1 ? `${dayName(from)} ${slip.to} ${dayName(last)}` : dayName(from)}
        </span>
      </div>
      <hr />
      {hire.weeks > 0 && <Units count={hire.weeks} unit="week" each={rates.week} />}
      {isCheaperByDay ? (
        <Row name={slip.cheaper(counted(yard.hours, "hour"))} value={rates.day} />
      ) : (
        hire.days > 0 && <Units count={hire.days} unit="day" each={rates.day} />
      )}
      {hire.hours > 0 && rates.hour !== undefined && (
        <Units count={hire.hours} unit="hour" each={rates.hour} />
      )}
      {saved > 0 && <Row name={slip.saved(counted(days, "day"))} value={saved} tone="good" />}
      <Row name={slip.deposit} value={rates.deposit} />
      <hr />
      <div className="mo-slip__row mo-slip__row--total">
        <span>{slip.due}</span>
        <b>{amount(due)}</b>
      </div>
      {yard.lateDays > 0 && (
        <>
          <hr />
          <Row
            name={slip.late(yard.lateDays, amount(returnedLate(rates, 1).fee))}
            value={back.fee}
            tone="bad"
          />
        </>
      )}
      <div className="mo-slip__row">
        <span>{back.stillToPay > 0 ? slip.still : slip.back}</span>
        <b>{amount(back.stillToPay || back.depositBack)}</b>
      </div>
    </section>
  );
}

function Units({ count, unit, each }: { count: number; unit: "hour" | "day" | "week"; each: Cents }) {
  return <Row name={`${counted(count, unit)} ${slip.at} ${amount(each)}`} value={times(each, count)} />;
}

function Row({ name, value, tone }: { name: string; value: Cents; tone?: "good" | "bad" }) {
  return (
    <div className="mo-slip__row" data-tone={tone}>
      <span>{name}</span>
      <span>{amount(value)}</span>
    </div>
  );
}
