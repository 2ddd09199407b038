import type { ReactNode } from "react";
import type { ShownBooking } from "./shown-booking";

type TicketProps = { booking: ShownBooking; title: string; off?: boolean; children: ReactNode };

/** A day torn off a calendar. */
export function Ticket({ booking, title, off, children }: TicketProps) {
  return (
    <div className={off ? "ticket ticket--off" : "ticket"}>
      <p className="ticket__day">
        <span>{booking.weekday}</span> <b>{booking.day}</b> <span>{booking.month}</span>
      </p>
      <div className="ticket__text">
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      <div className="tear tear--under" />
    </div>
  );
}
