import { ksh } from "~/till/rules/money";
import { ticketAge } from "~/till/rules/ticket-age";
import { type Dish, kitchen, menu, panel, said } from "./content";
import {
  canJoin,
  canPart,
  leadOf,
  nameOf,
  orderTotal,
  type Party,
  partyAt,
  type Service,
  type SplitWay,
  seatsAt,
  type Ticket,
} from "./state";

export type Action =
  | { do: "choose"; table: number }
  | { do: "guests"; by: 1 | -1 }
  | { do: "seat-guests" }
  | { do: "join"; table: number; to: number }
  | { do: "part" }
  | { do: "seat"; seat: number }
  | { do: "order"; dish: Dish }
  | { do: "send" }
  | { do: "bill" }
  | { do: "split-by"; way: SplitWay }
  | { do: "give"; item: number }
  | { do: "percent"; percent: number }
  | { do: "charge" }
  | { do: "ready"; ticket: number }
  | { do: "pass"; seconds: number };

/** A lunch service: floor, rail and bill. What can't be done leaves everything as it is. */
export function serve(service: Service, action: Action): Service {
  const { chosen } = service;
  const party = partyAt(service, chosen);
  const name = nameOf(service, chosen);
  switch (action.do) {
    case "choose":
      return choose(service, leadOf(service, action.table));
    case "guests":
      return { ...service, guests: within(service.guests + action.by, seatsAt(service, chosen)) };
    case "seat-guests": {
      if (party.status !== "free") return service;
      const guests = within(service.guests, seatsAt(service, chosen));
      const seated = withParty({ ...service, seat: 0 }, chosen, { ...party, status: "seated", guests });
      return { ...seated, said: said.seated(name, panel.guests(guests)) };
    }
    case "join":
      return join(service, action.table, action.to);
    case "part": {
      if (!canPart(service, chosen)) return service;
      const parted = withParty(service, chosen, { ...party, joined: undefined });
      return { ...parted, said: said.parted(chosen, party.joined ?? chosen) };
    }
    case "seat":
      return { ...service, seat: action.seat };
    case "order": {
      if (party.status !== "seated") return service;
      const item = { dish: action.dish, seat: service.seat, person: party.order.length % 2 };
      const ordered = { ...party, order: [...party.order, item] };
      const text = said.added(menu[action.dish].name, service.seat + 1, ksh(orderTotal(ordered)));
      return { ...withParty(service, chosen, ordered), said: text };
    }
    case "send":
      return send(service, chosen, party);
    case "bill": {
      if (party.status !== "ordered") return service;
      const billed = withParty(service, chosen, { ...party, status: "bill" });
      return { ...billed, splitBy: "seat", said: said.billed(name, ksh(orderTotal(party))) };
    }
    case "split-by":
      return { ...service, splitBy: action.way };
    case "give": {
      const order = party.order.map((item, index) =>
        index === action.item ? { ...item, person: 1 - item.person } : item,
      );
      return withParty(service, chosen, { ...party, order });
    }
    case "percent":
      return { ...service, percent: action.percent };
    case "charge": {
      if (party.status !== "bill") return service;
      const freed = withParty(service, chosen, { status: "free", guests: 0, order: [] });
      const tickets = service.tickets.filter(({ table }) => table !== chosen);
      return { ...freed, tickets, guests: 2, said: said.paid(name, ksh(orderTotal(party))) };
    }
    case "ready": {
      const ticket = service.tickets.find(({ id }) => id === action.ticket);
      if (!ticket) return service;
      const tickets = service.tickets.filter((one) => one !== ticket);
      return { ...service, tickets, said: said.ready(ticket.name) };
    }
    case "pass":
      return pass(service, action.seconds);
  }
}

function choose(service: Service, chosen: number): Service {
  const guests = within(2, seatsAt(service, chosen));
  return { ...service, chosen, guests, seat: 0, splitBy: "seat" };
}

/** A party stays where it sits: the free table is the one that moves. */
function join(service: Service, table: number, to: number): Service {
  if (!canJoin(service, table, to)) return service;
  const [lead, moved] = partyAt(service, table).status === "seated" ? [table, to] : [to, table];
  const party = partyAt(service, lead);
  const joined = withParty(service, lead, { ...party, joined: moved });
  const seats = seatsAt(joined, lead);
  return {
    ...choose(joined, lead),
    guests: party.guests || Math.min(6, seats),
    said: said.joined(nameOf(joined, lead), seats),
  };
}

function send(service: Service, chosen: number, party: Party): Service {
  if (party.status !== "seated" || party.order.length === 0) return service;
  const name = nameOf(service, chosen);
  const order = party.order.map(({ dish }) => dish);
  const ticket: Ticket = { id: service.nextTicket, table: chosen, name, age: 0, order };
  return {
    ...withParty(service, chosen, { ...party, status: "ordered" }),
    tickets: [...service.tickets, ticket],
    nextTicket: service.nextTicket + 1,
    said: said.sent(name),
  };
}

/** No ticket hangs longer than an hour; by then somebody has come out to apologise. */
const longest = 59 * 60 + 59;

function pass(service: Service, seconds: number): Service {
  const tickets = service.tickets.map((ticket) => ({
    ...ticket,
    age: Math.min(ticket.age + seconds, longest),
  }));
  const turned = tickets.filter((ticket, index) => {
    const before = service.tickets[index];
    return before && ticketAge(before.age) !== ticketAge(ticket.age);
  });
  const news = turned.flatMap(({ name, age }) => {
    const now = ticketAge(age);
    return now === "calm" ? [] : `${name} ${kitchen.saidAges[now]}`;
  });
  const clock = (service.clock + seconds) % (24 * 60 * 60);
  return { ...service, tickets, clock, said: news.length ? news.join(". ") : service.said };
}

function withParty(service: Service, no: number, party: Party): Service {
  return { ...service, parties: { ...service.parties, [no]: party } };
}

function within(guests: number, seats: number): number {
  return Math.max(1, Math.min(guests, seats));
}
