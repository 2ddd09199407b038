import { site } from "~/site";

const vatPercent = site.vat.percent;

export const section = {
  title: "Ring up a sale",
  lede: "This is a working till. Make a sale, take payment, then switch off the network and carry on.",
  label: "A till you can use",
  note: "Mwangaza Stores is made up. No payment is taken and nothing you type leaves this page.",
  fullScreen: "Open the till full screen",
  demo: "Request a demo with this set-up",
  withoutScript: "The till needs JavaScript to run.",
} as const;

export const tryPage = {
  title: "Try VeltoPOS",
  searchTitle: "Try a POS free in your browser | VeltoPOS",
  heading: "Try VeltoPOS",
  description:
    "Use the VeltoPOS till in your browser: scan and weigh, take cash, M-Pesa or card, split a bill, sell offline and close the day.",
  path: "/products/veltopos/try",
  back: "Back to VeltoPOS",
} as const;

export const bar = {
  held: "Held",
  day: "End of day",
  starting: "Starting the till…",
  online: "Online",
  offline: "Offline",
  syncing: "Syncing",
  saved: (count: number) => `Saved on this till (${count})`,
} as const;

export const items = {
  till: "VeltoPOS till, for trying out",
  search: "Search items",
  placeholder: "Search, or scan a barcode",
  categories: "Categories",
  all: "All",
  list: "Items",
  aKg: "a kg",
  none: (query: string) => `Nothing called “${query}”`,
  noneHint: "Try a shorter word, or clear the search.",
  inSale: "in the sale",
} as const;

export const tray = {
  off: "No network. Keep selling.",
  offEmpty: "Sales are saved here and sync later.",
  on: "Back online",
  sending: "Sending the saved sales.",
  synced: "Synced",
} as const;

export const sale = {
  label: "The sale",
  number: (no: string) => `Sale ${no}`,
  lines: (count: number) => (count === 1 ? "1 line" : `${count} lines`),
  lineList: "Lines",
  back: "Back to items",
  hold: "Hold",
  clear: "Clear the sale",
  empty: "No items yet",
  emptyHint: "Tap an item, search, or scan a barcode.",
  emptyBar: "Sale is empty",
  less: (name: string) => `Remove one, ${name}`,
  more: (name: string) => `Add one, ${name}`,
  remove: (name: string) => `Remove ${name}`,
  quantity: "Quantity",
  discount: "Discount",
  reward: "Loyalty reward",
  points: (count: number) => (count === 1 ? "1 point" : `${count} points`),
  addCustomer: "Add customer",
  total: "Total ksh",
  vat: (vat: string) => `Includes VAT ${vatPercent}%: ${vat}`,
  ways: "Way to pay",
  charge: "Charge",
} as const;

export const ways = { cash: "Cash", mpesa: "M-Pesa", card: "Card", split: "Split" } as const;

export const detail = {
  exact: "Exact",
  given: "Given",
  givenLabel: "Cash given, ksh",
  change: "Change",
  rounded: (way: "up" | "down", by: string) => `rounded ${way} by ${by}`,
  short: (by: string) => `${by} short`,
  notMoney: "Type an amount, such as 500.",
  phone: "Phone",
  prompt: "The prompt goes to this phone.",
  badPhone: "Type a Kenyan mobile number.",
  smsCode: "SMS code",
  smsCodeHint: "10 characters",
  mpesaOffline: (till: string) =>
    `No prompt while offline. The customer pays to till ${till} and shows the code.`,
  badSmsCode: "The code has 10 letters and digits.",
  card: "Tap, insert or swipe on the card machine. The amount is sent to it.",
  approval: "Approval",
  approvalHint: "6 digits",
  cardOffline: "The card machine has its own SIM. Type the code on its slip.",
  badApproval: "The approval code has 6 digits.",
  sample: "Sample",
  split: "Two or three ways to pay for one sale.",
  setSplit: "Set the split",
  changeSplit: "Change the split",
} as const;

export const answer = {
  waitingPin: "Waiting for the PIN",
  waitingCard: "Waiting for the card",
  promptOn: (phone: string) => `A prompt is on ${phone}. Nothing is sold until the answer comes.`,
  cardShows: "The card machine shows the amount. Nothing is sold until the answer comes.",
  toPay: "To pay, ksh",
  cancel: "Cancel the request",
  stillToPay: "Still to pay",
  again: "Send again",
  other: "Pay another way",
  paid: "Paid",
  change: (amount: string) => `Change ${amount}`,
  booked: (no: string) => `Sale ${no} is in the books.`,
  saved: (no: string) => `Sale ${no} is saved on this till. It syncs on its own.`,
  points: (earned: number, now: number) => `${earned} points earned, ${now} now`,
  print: "Print the receipt",
  next: "New sale",
} as const;

const untouched = "Nothing was taken, and the sale is still here.";
const counted = (taken: string) => `${taken} is already taken and stays counted.`;

export const failures = {
  customer: {
    title: "Not paid",
    text: (taken?: string) => `The customer cancelled. ${taken ? counted(taken) : untouched}`,
  },
  till: { title: "Request cancelled", text: (taken?: string) => (taken ? counted(taken) : untouched) },
  network: {
    title: "The network went down",
    text: (taken?: string) =>
      `The answer did not come back. ${taken ? counted(taken) : "Nothing is sold yet."} Take cash, or type the code from the customer's SMS.`,
  },
} as const;

export const devices = {
  phone: "The customer's phone",
  to: (shop: string) => `ksh, to ${shop}`,
  pay: "Pay with M-Pesa",
  pin: "Enter your PIN to confirm",
  pinTyped: (count: number) => `${count} of 4 digits`,
  sending: "Sending...",
  cancel: "Cancel",
  send: "Send",
  erase: "Delete the last digit",
  received: "Payment received",
  card: "Card machine",
  at: (shop: string) => `ksh, ${shop}`,
  present: "Tap, insert or swipe",
  tap: "Tap the card",
  asking: "Asking the bank...",
  approved: "Approved",
  takeCard: "Take your card.",
} as const;

export const sheets = {
  close: "Close",
  customer: {
    title: "Customer",
    use: (points: string) => `Use ${points}`,
    keep: "Keep the points",
    none: "No customer",
    rule: "One point for every ksh 100 paid. One point is worth ksh 1.",
  },
  discount: { title: "Discount", none: "None", rule: "Over 10% the till asks for the manager's PIN." },
  held: {
    title: "Held sales",
    one: (letter: string, at: string) => `Held ${letter}, ${at}`,
    items: (count: number) => (count === 1 ? "1 item" : `${count} items`),
    none: "Nothing is held",
    hint: "Press Hold when a customer forgets the milk. The next one is served meanwhile.",
  },
  split: {
    title: (due: string) => `Split ${due}`,
    parts: ["First", "Second", "Third"],
    way: (part: string) => `${part} way`,
    amount: (part: string) => `${part} amount, ksh`,
    paid: "Paid",
    remove: (part: string) => `Remove the ${part.toLowerCase()} part`,
    left: (amount: string) => `${amount} still to place`,
    over: (amount: string) => `${amount} too much`,
    right: "The parts make the total",
    half: "In half",
    three: "In three",
    rest: "Put the rest on the last",
    take: "Take the payments",
    next: "Take the next part",
  },
  day: {
    title: "End of day",
    sales: (count: number) => `${count === 1 ? "1 sale" : `${count} sales`}, till 2`,
    float: "Float at opening",
    drawer: "Cash in the drawer",
    vat: `VAT ${vatPercent}% in the sales`,
    discounts: "Discounts and rewards",
    rounding: "Rounding",
    columns: ["Sale", "Time", "Paid by", "State", "ksh"],
    synced: "Synced",
    saved: "Saved on this till",
    none: "No sales yet",
    noneHint: "Ring one up and the day begins.",
    close: "Close the day",
    waiting: (count: number) =>
      `${count === 1 ? "1 sale waits" : `${count} sales wait`} for the network first.`,
    held: "A held sale is still open.",
    open: "The open sale is not paid yet.",
  },
} as const;

export const receipt = {
  label: (no: string, due: string) => `Receipt for sale ${no}, ${due}`,
  pin: (kraPin: string) => `PIN ${kraPin}`,
  more: (count: number) => (count === 1 ? "and 1 more line" : `and ${count} more lines`),
  discount: "Discount",
  reward: "Loyalty reward",
  rounding: "Rounding",
  total: "Total ksh",
  vat: `A exempt, B VAT ${vatPercent}%, C zero-rated`,
  change: "Change",
  paid: "Paid",
  saved: "Saved on this till",
  sample: "A sample, not a fiscal receipt.",
  bye: "Karibu tena.",
} as const;

export const counter = {
  strip: "On the counter",
  network: "Network",
  scan: "Scan an item",
  day: (count: number) => (count ? `End of day (${count})` : "End of day"),
  soundOn: "Sound on",
  soundOff: "Sound off",
  reset: "Start again",
  printer: "Receipt printer",
  hint: "The receipt comes out here. Pull it off like paper, or press Tear off.",
  tear: "Tear off",
  pile: (count: number) => (count === 1 ? "1 receipt" : `${count} receipts`),
  openDay: "Open the end of day sheet",
} as const;

/** Read out, and where it says so shown for a moment. */
export const said = {
  added: (name: string, total: string) => `${name} added. Total ${total}`,
  total: (total: string) => `Total ${total}`,
  held: "Sale held. It waits under Held.",
  recalled: (total: string) => `Sale recalled. Total ${total}`,
  cleared: "Sale cleared",
  locked: "A part is already paid. Finish the split first.",
  unknownCode: (code: string) => `No item with code ${code}. Search for it by name.`,
  waiting: (amount: string) => `Waiting for ${amount}`,
  received: "Payment received",
  partPaid: (amount: string) => `${amount} taken`,
  paid: (no: string, due: string, change?: string) =>
    `Paid. Sale ${no}, ${due}${change ? `. Change ${change}` : ""}`,
  online: "Online",
  offline: "Offline. Keep selling.",
  synced: (no: string) => `Sale ${no} synced`,
  allSynced: "All sales synced.",
  torn: "Receipt torn off",
  closed: "Day closed. The next one opens with the same float.",
} as const;
