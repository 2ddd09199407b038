import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";

export type Ticket = { icon: IconName; title: string; desc: string; steps: readonly string[] };

/** Job tickets hanging on rails, three to a rail. */
export function Tickets({ tickets }: { tickets: readonly Ticket[] }) {
  return (
    <section className="sand rails">
      {[tickets.slice(0, 3), tickets.slice(3)].map((rail) => (
        <div className="rail" key={rail[0]?.title}>
          <div className="wrap">
            <ul>
              {rail.map((ticket) => (
                <TicketItem key={ticket.title} {...ticket} />
              ))}
            </ul>
          </div>
        </div>
      ))}
    </section>
  );
}

function TicketItem({ icon, title, desc, steps }: Ticket) {
  return (
    <li className="support-ticket">
      <div className="support-ticket__head">
        <h2 className="heading-3">{title}</h2>
        <Icon name={icon} />
      </div>
      <div className="support-ticket__body">
        <p>{desc}</p>
        <ul className="support-ticket__list">
          {steps.map((step) => (
            <li key={step}>
              <span>{step}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
