import { times } from "~/money/cents";
import { amount } from "~/till/rules/money";
import { Button } from "~/ui/button";
import { Choices } from "../choices";
import { Count } from "../count";
import { Bill } from "./bill";
import { dishes, floor, menu, panel } from "./content";
import { plan } from "./plan";
import type { Action } from "./reducer";
import { canJoin, canPart, counted, nameOf, orderTotal, partyAt, type Service, seatsAt } from "./state";

export type PanelProps = { service: Service; act: (action: Action) => void };

/** The chosen table and what can be done with it now. */
export function TablePanel({ service, act }: PanelProps) {
  const { chosen } = service;
  const party = partyAt(service, chosen);
  const Content = { free: Free, seated: Seated, ordered: OnTheRail, bill: Bill }[party.status];
  return (
    <section className="rest-panel" aria-label={panel.label}>
      <h3>
        {nameOf(service, chosen)}
        <small>
          {party.status === "free"
            ? panel.seats(seatsAt(service, chosen))
            : `${panel.guests(party.guests)}, ${floor.statuses[party.status].toLowerCase()}`}
        </small>
      </h3>
      <Content service={service} act={act} />
    </section>
  );
}

function Free({ service, act }: PanelProps) {
  const seats = seatsAt(service, service.chosen);
  const guests = Math.min(service.guests, seats);
  return (
    <>
      <p className="rest-panel__text">{panel.nobody}</p>
      <div className="mo-row">
        <Count
          value={panel.guests(guests)}
          less={panel.guestLess}
          more={panel.guestMore}
          canLess={guests > 1}
          canMore={guests < seats}
          onChange={(by) => act({ do: "guests", by })}
        />
      </div>
      <Joining service={service} act={act} />
      <div className="rest-panel__end">
        <Button type="button" kind="primary" onClick={() => act({ do: "seat-guests" })}>
          {panel.seat(panel.guests(guests))}
        </Button>
      </div>
    </>
  );
}

function Seated({ service, act }: PanelProps) {
  const { seat, chosen } = service;
  const { order, guests } = partyAt(service, chosen);
  const seats = Array.from({ length: guests }, (_, value) => ({ value, name: panel.seatNo(value + 1) }));
  const count = (of: readonly { dish: string }[], dish: string) =>
    of.filter((item) => item.dish === dish).length;
  const here = order.filter((item) => item.seat === seat);
  return (
    <>
      <Choices
        label={panel.seatLabel}
        options={seats}
        chosen={seat}
        onChoose={(value) => act({ do: "seat", seat: value })}
      />
      <ul className="rest-menu">
        {dishes.map((dish) => (
          <li key={dish}>
            <span>
              {count(order, dish) > 0 && <b>{count(order, dish)} </b>}
              {menu[dish].name} {count(here, dish) > 0 && <small>{panel.here(count(here, dish))}</small>}
            </span>
            <span>{amount(menu[dish].price)}</span>
            <button
              type="button"
              aria-label={panel.add(menu[dish].name, seat + 1)}
              onClick={() => act({ do: "order", dish })}
            >
              +
            </button>
          </li>
        ))}
      </ul>
      {order.length === 0 && <Joining service={service} act={act} />}
      <div className="rest-panel__end">
        <button
          type="button"
          className="mo-money"
          disabled={order.length === 0}
          onClick={() => act({ do: "send" })}
        >
          {panel.send(order.length)}
        </button>
      </div>
    </>
  );
}

function OnTheRail({ service, act }: PanelProps) {
  const party = partyAt(service, service.chosen);
  const isCooking = service.tickets.some(({ table }) => table === service.chosen);
  return (
    <>
      <ul className="rest-menu">
        {counted(party.order.map(({ dish }) => dish)).map(({ dish, count }) => (
          <li key={dish}>
            <span>
              <b>{count} </b>
              {menu[dish].name}
            </span>
            <span>{amount(times(menu[dish].price, count))}</span>
          </li>
        ))}
      </ul>
      <p className="rest-panel__text">{isCooking ? panel.onTheRail : panel.out}</p>
      <p className="rest-sum">
        <span>{panel.soFar}</span>
        <span>{amount(orderTotal(party))}</span>
      </p>
      <div className="rest-panel__end">
        <Button type="button" kind="primary" onClick={() => act({ do: "bill" })}>
          {panel.bill}
        </Button>
      </div>
    </>
  );
}

/** Joining without dragging. */
function Joining({ service, act }: PanelProps) {
  const { chosen } = service;
  const { joined } = partyAt(service, chosen);
  if (joined !== undefined) {
    return canPart(service, chosen) ? (
      <div className="mo-row">
        <button type="button" className="mo-button" onClick={() => act({ do: "part" })}>
          {panel.part(chosen, joined)}
        </button>
      </div>
    ) : null;
  }
  const tables = plan.filter(({ no }) => canJoin(service, chosen, no));
  if (tables.length === 0) return null;
  return (
    <div className="mo-row">
      <span className="rest-panel__text">{panel.joinWith}</span>
      {tables.map(({ no }) => (
        <button
          key={no}
          type="button"
          className="mo-choice"
          aria-label={panel.joinWithTable(no)}
          onClick={() => act({ do: "join", table: no, to: chosen })}
        >
          {no}
        </button>
      ))}
    </div>
  );
}
