import type { CSSProperties, KeyboardEvent } from "react";
import { calendar, counted, dayName, type MachineName, machineNames, machines } from "./content";
import { type Action, obstacle } from "./reducer";
import type { Hired, Yard } from "./state";
import { useBookingDrag } from "./use-booking-drag";

export type YardProps = { yard: Yard; act: (action: Action) => void };

export function Calendar({ yard, act }: YardProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
    <section className="rent-calendar" aria-label={calendar.label} tabIndex={0}>
      <div className="rent-calendar__days">
        <div className="rent-calendar__head">
          <b>{calendar.month}</b>
          {Array.from({ length: calendar.days }, (_, day) => (
            <span key={dayName(day)}>
              {calendar.letters[day % 7]} {calendar.first + day}
            </span>
          ))}
        </div>
        {machineNames.map((machine) => (
          <Row key={machine} machine={machine} yard={yard} act={act} />
        ))}
      </div>
    </section>
  );
}

function Row({ machine, yard, act }: YardProps & { machine: MachineName }) {
  const bookings = yard.bookings.filter((booking) => booking.machine === machine);
  return (
    <div className="rent-row">
      <div className="rent-row__name">
        {machines[machine].name}
        <small>{machines[machine].units}</small>
      </div>
      {bookings.map((booking) =>
        booking.isService ? (
          <span key={booking.id} className="rent-booking rent-booking--service" style={span(booking)}>
            {booking.name}
          </span>
        ) : (
          <BookingBar key={booking.id} booking={booking} yard={yard} act={act} />
        ),
      )}
    </div>
  );
}

function BookingBar({ booking, yard, act }: YardProps & { booking: Hired }) {
  const { id, name, machine, from, days } = booking;
  const drag = useBookingDrag(booking, act);
  const isWrong = drag.place && obstacle(yard, booking, drag.place) !== undefined;

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    act({
      do: "put",
      booking: id,
      ...(event.shiftKey ? { from, days: days + by } : { from: from + by, days }),
    });
  }

  return (
    <button
      type="button"
      className="rent-booking"
      data-short={days === 1 || undefined}
      data-drag={drag.shown ? "" : undefined}
      data-wrong={isWrong || undefined}
      aria-pressed={yard.chosen === id}
      aria-label={calendar.booking(name, machines[machine].name, dayName(from), counted(days, "day"))}
      style={span(drag.shown ?? booking)}
      onClick={() => act({ do: "choose", booking: id })}
      onKeyDown={onKeyDown}
      {...drag.handlers}
    >
      {name}
      <i data-end="" />
    </button>
  );
}

function span({ from, days }: { from: number; days: number }): CSSProperties {
  return { "--from": from, "--days": days } as CSSProperties;
}
