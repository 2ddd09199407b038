import { plain, stemOf, stopStems, words } from "~/search/words";

export type Intent = "person" | "thanks" | "hello";

/** What a message wants that no page of the site answers. */
export function intentOf(message: string): Intent | undefined {
  const spoken = words(message).map(({ start, end }) => plain(message.slice(start, end)));
  if (asksForPerson(message, spoken)) return "person";
  if (!consistsOf(spoken, [...thanks, ...hello])) return;
  if (spoken.some((word) => thanks.has(word))) return "thanks";
  if (spoken.some((word) => hello.has(word))) return "hello";
}

function asksForPerson(message: string, spoken: string[]): boolean {
  if (talkTo.test(message)) return true;
  return spoken.some((word) => people.has(word)) && consistsOf(spoken, [...people, ...talking]);
}

/** Nothing else is in the message, small words aside. */
function consistsOf(spoken: string[], allowed: string[]): boolean {
  const known = new Set(allowed);
  return spoken.length > 0 && spoken.every((word) => known.has(word) || stopStems.has(stemOf(word)));
}

const people = setOf(
  "help msaada nisaidie complaint complain complaints malalamiko human person people someone somebody agent operator representative rep attendant sales salesperson support team mtu watu binadamu mhudumu",
);
const talking = setOf(
  "talk speak chat call contact reach connect real live being actual ongea kuongea niongee zungumza kuzungumza piga nipigie pigia file lodge make order service about",
);
const talkTo = new RegExp(
  [
    "\\b(?:talk|speak|chat|talking|speaking|connect me|transfer me|put me through)\\s+(?:to|with)\\s+(?:(?:a|an|the|your|some|any|real|live|actual|human)\\s+)*(?:human|person|people|someone|somebody|anyone|anybody|agent|operator|rep|representative|sales|support|team|staff|manager|customer (?:care|service))",
    "\\b(?:call me|ring me|phone me)\\b",
    "\\b(?:ku|ni|tu)?(?:ongea|ongee|zungumza|zungumze)\\s+na\\s+(?:mtu|watu|binadamu|mhudumu|agent|sales|support|timu)",
    "\\b(?:\\w{0,3}ni|ni)(?:pigie|pigieni|pigia|pigiwe)\\b",
    "\\bnaomba (?:mtu|mhudumu)\\b",
  ].join("|"),
  "i",
);

const thanks = setOf(
  "thanks thank thankyou thx tnx asante shukran shukrani sana poa fiti great nice cool perfect awesome bye goodbye kwaheri lot helpful much very ok okay sawa fine alright yes no",
);
const hello = setOf(
  "hi hello hey helo habari sasa niaje mambo vipi jambo hujambo salama shikamoo good morning afternoon evening there yo",
);

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
