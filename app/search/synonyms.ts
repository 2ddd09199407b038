import { stemOf } from "./words";

/** Stems that mean the same, most usual first. Filled in for a question; pages are indexed as they stand. */
export function synonymsOf(stem: string): readonly string[] {
  return table.get(stem) ?? [];
}

/** Puts the site's words in the place of everyday phrases. */
export function rephrase(question: string): string {
  return phrases.reduce((text, [phrase, meaning]) => text.replace(phrase, ` ${meaning} `), question);
}

const sayings: Record<string, string> = {
  "how much (?:is|are|does|do|for|to)": "price",
  "how much": "price",
  "pesa ngapi": "price",
  "(?:iko|uko|ziko|yuko) wapi": "track location",
  "how (?:it|this|that|the system) works?": "demo",
  "how many shillings": "price",
  "what is the damage": "price",
  "point of sales?": "pos",
  "card (?:machine|reader)s?": "payment terminal",
  "(?:swiping|swipe) machines?": "payment terminal",
  "pdqs?": "payment terminal",
  "till (?:machine|computer)s?": "pos terminal",
  "cash registers?": "pos terminal",
  "(?:bar ?code )(?:reader|gun)s?": "barcode scanner",
  "bar codes?": "barcode",
  "m ?-?pesa": "mpesa",
  "e-?tims": "etims",
  "e ?-?mail": "email",
  "off ?-?line": "offline",
  "on ?-?line": "online",
  "wi ?-?fi": "network",
  "(?:internet|network|mtandao|net|wifi|signal|stima|power|umeme)(?:\\s+\\w+){0,3}\\s+(?:down|off|out|goes|gone|fails|dies|lost|drops|cut|ikipotea|ikizima|ikienda|ikikatika|hakuna|haiko)":
    "offline network",
  "(?:no|without|lose|lost|losing|hakuna|bila)\\s+(?:the\\s+)?(?:internet|network|mtandao|net|wifi|signal|stima|power|umeme|connection)":
    "offline network",
  "power (?:cut|failure)s?": "offline",
  "black ?outs?": "offline",
  "lipa pole ?pole": "layaway instalments",
  "talk to (?:a|some|any|real|human).*": "talk person contact",
  "speak (?:to|with) (?:a|some|any|real|human).*": "talk person contact",
  "real (?:person|human)": "talk person contact",
  "human resources?": "hr",
  "terms (?:and|&) conditions": "terms",
  "work (?:for|at|with) (?:you|velto)": "careers job",
  "24 ?/ ?7": "support hours",
  "(?:who|what) (?:is|are) (?:velto|you)": "company",
  "(?:stopped|not|isn.?t|doesn.?t|won.?t|no longer) (?:working|work|start|starting|turn(?:ing)? on)":
    "broken repair",
};

const groups: string[] = [
  "price cost pricing fee quote",
  "pay payment paid",
  "money cash",
  "buy purchase order",
  "shop store retail",
  "restaurant hotel cafe eatery",
  "bar pub lounge club",
  "wine spirit liquor alcohol",
  "rental rent hire lease",
  "furniture sofa",
  "till pos terminal",
  "scanner reader",
  "printer printing",
  "receipt invoice",
  "branch outlet location town",
  "staff employee worker team",
  "cashier attendant",
  "salary payroll wage payslip",
  "job career vacancy hiring internship",
  "support help assistance",
  "train training teach learn onboarding",
  "deliver delivery shipping ship courier transport",
  "track tracking status",
  "return refund exchange",
  "broken repair faulty fix warranty",
  "warranty guarantee",
  "offline disconnected",
  "internet network connection",
  "demo trial try presentation demonstration demonstrate",
  "contract agreement",
  "privacy data personal information",
  "secure security safe",
  "hacked security",
  "theft steal stealing fraud",
  "loyalty point reward",
  "coupon voucher promotion discount",
  "stock inventory",
  "book booking reservation reserve",
  "tab tabs",
  "kitchen chef cook",
  "farm agriculture farming crop harvest",
  "factory manufacturing production",
  "accounting accounts bookkeeping ledger finance",
  "migrate migration move import transfer switch",
  "cloud hosted hosting",
  "premise server",
  "integrate integration connect api",
  "tax kra etims vat etr",
  "fast speed quick",
  "contact call phone email reach",
  "talk speak person human agent",
  "location office address",
  "machine hardware device equipment",
  "specification specs spec",
  "battery charge",
  "cancel terminate",
  "bulk wholesale",
  "instalment installment layaway financing credit",
];

const phrases = Object.entries(sayings).map(
  ([phrase, meaning]) =>
    [new RegExp(`(?<![\\p{L}\\d])(?:${phrase})(?![\\p{L}\\d])`, "giu"), meaning] as const,
);

const table = new Map<string, string[]>();
for (const group of groups) {
  const stems = [...new Set(group.split(" ").map(stemOf))];
  for (const stem of stems) {
    table.set(stem, [...new Set([...(table.get(stem) ?? []), ...stems.filter((other) => other !== stem)])]);
  }
}
