import { shillings } from "~/money/cents";
import type { TicketAge } from "~/till/rules/ticket-age";

/** Prices in cents. */
export const menu = {
  pilau: { name: "Pilau, beef", short: "Pilau", price: shillings(450) },
  tilapia: { name: "Whole tilapia", short: "Whole tilapia", price: shillings(1_200) },
  ugali: { name: "Ugali, sukuma", short: "Ugali", price: shillings(250) },
  chicken: { name: "Grilled chicken ¼", short: "Grilled chicken ¼", price: shillings(480) },
  juice: { name: "Passion juice", short: "Passion juice", price: shillings(200) },
} as const;

export type Dish = keyof typeof menu;
export const dishes = Object.keys(menu) as Dish[];

export const kitchen = {
  open: (count: number) => `Kitchen, ${count} open`,
  clock: (time: string) => `Kitchen clock ${time}, 20 times faster`,
  pause: "Pause the clock",
  run: "Run the clock",
  skip: "Skip two minutes",
  tickets: "Kitchen tickets",
  clear: "The rail is clear. Send an order from the floor.",
  ready: "Ready",
  isReady: (who: string) => `${who} ready`,
  ages: { calm: "On time", soon: "Soon", late: "Late" } satisfies Record<TicketAge, string>,
  saidAges: { soon: "is due soon", late: "is late" },
};

export const floor = {
  label: "Floor plan",
  pass: "Pass",
  door: "Door",
  statuses: { free: "Free", seated: "Seated", ordered: "Ordered", bill: "Bill" },
  table: "Table",
  guests: (count: number) => (count === 1 ? " guest" : " guests"),
  about: (seats: number, status: string) => `, seats ${seats}, ${status.toLowerCase()}`,
  hint: "Drag a free table onto another to join them.",
};

export const panel = {
  label: "Chosen table",
  seats: (count: number) => `seats ${count}`,
  guests: (count: number) => (count === 1 ? "1 guest" : `${count} guests`),
  nobody: "Nobody here yet. Set the number of guests, or drag this table onto another to join them.",
  guestLess: "One guest fewer",
  guestMore: "One guest more",
  seat: (guests: string) => `Seat ${guests}`,
  joinWith: "Join with",
  joinWithTable: (no: number) => `Join with table ${no}`,
  part: (one: number, other: number) => `Separate tables ${one} and ${other}`,
  seatNo: (no: number) => `Seat ${no}`,
  seatLabel: "Seat",
  here: (count: number) => `(${count} here)`,
  add: (dish: string, seat: number) => `Add ${dish} for seat ${seat}`,
  send: (items: number) =>
    items ? `Send to kitchen, ${items === 1 ? "1 item" : `${items} items`}` : "Send to kitchen",
  onTheRail: "On the rail. Press Ready on the ticket when the plates leave the pass.",
  out: "All plates are out.",
  soFar: "So far",
  bill: "Bill",
  charge: (amount: string) => `Charge ${amount}`,
};

export const split = {
  label: "Split the bill",
  ways: [
    { value: "seat", name: "By seat" },
    { value: "item", name: "By item" },
    { value: "percent", name: "By percent" },
  ],
  nothing: "Nothing",
  press: "Press an item to move it to the other person.",
  people: ["First", "Second"],
  marks: ["The green ones", "The white ones"],
  paidBy: (dish: string, person: number) => `${dish}, paid by the ${person ? "second" : "first"} person`,
  percent: "First person pays, percent",
  whole: "The parts add up to the bill",
} as const;

export const said = {
  joined: (name: string, seats: number) => `${name} joined, seats ${seats}`,
  parted: (one: number, other: number) => `Tables ${one} and ${other} separated`,
  seated: (name: string, guests: string) => `${name}, ${guests} seated`,
  added: (dish: string, seat: number, total: string) => `${dish} for seat ${seat}. ${total}`,
  sent: (name: string) => `Order for ${name} is on the rail`,
  ready: (name: string) => `${name} ready`,
  billed: (name: string, total: string) => `Bill for ${name}, ${total}`,
  paid: (name: string, total: string) => `${name} paid, ${total}`,
};
