import { useEffect, useRef } from "react";
import { prefersCalm } from "~/till/calm";
import { clock } from "~/till/rules/happy-hour";
import { ticketAge } from "~/till/rules/ticket-age";
import { kitchen, menu } from "./content";
import type { Action } from "./reducer";
import { counted, lunch, type Ticket } from "./state";

type RailProps = { tickets: readonly Ticket[]; act: (action: Action) => void };

/** Tickets hang from the rail, oldest at the left; a new one drops on at the right end and is scrolled to. */
export function Rail({ tickets, act }: RailProps) {
  const list = useRef<HTMLUListElement>(null);
  const newest = tickets.at(-1)?.id ?? 0;
  useEffect(() => {
    if (newest < lunch.nextTicket) return;
    // Where the button stands far below it, as on a phone, the ticket is seen to drop.
    list.current?.scrollIntoView({ block: "nearest", behavior: prefersCalm() ? "auto" : "smooth" });
    list.current?.scrollTo({ left: list.current.scrollWidth, behavior: prefersCalm() ? "auto" : "smooth" });
  }, [newest]);
  return (
    <div className="rest-rail">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <ul ref={list} tabIndex={0} aria-label={kitchen.tickets}>
        {tickets.map((ticket) => (
          <TicketOnRail
            key={ticket.id}
            ticket={ticket}
            onReady={() => {
              act({ do: "ready", ticket: ticket.id });
              list.current?.focus({ preventScroll: true });
            }}
          />
        ))}
        {tickets.length === 0 && <li className="rest-rail__clear">{kitchen.clear}</li>}
      </ul>
    </div>
  );
}

function TicketOnRail({ ticket, onReady }: { ticket: Ticket; onReady: () => void }) {
  const age = ticketAge(ticket.age);
  return (
    <li
      className="rest-ticket torn-foot torn-foot--fine"
      data-age={age}
      data-new={ticket.id >= lunch.nextTicket || undefined}
    >
      <div className="rest-ticket__head">
        <span>
          {ticket.name}
          <small>{kitchen.ages[age]}</small>
        </span>
        <span>{clock(ticket.age)}</span>
      </div>
      <ol>
        {counted(ticket.order).map(({ dish, count }) => (
          <li key={dish}>
            <b>{count}</b> {menu[dish].name}
          </li>
        ))}
      </ol>
      <button type="button" aria-label={kitchen.isReady(ticket.name)} onClick={onReady}>
        {kitchen.ready}
      </button>
    </li>
  );
}
