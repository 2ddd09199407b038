import { stemOf } from "./words";

/** Stems that mean the same thing. Filled in for a question; pages are indexed as they stand. */
export function sameAs(stem: string): readonly string[] {
  return same.get(stem) ?? [];
}

/** Stems of a neighbouring matter: worth finding, but no answer to a question about this one. */
export function relatedTo(stem: string): readonly string[] {
  return related.get(stem) ?? [];
}

/** Puts the site's words in the place of everyday phrases. */
export function rephrase(question: string): string {
  return phrases.reduce((text, [phrase, meaning]) => text.replace(phrase, ` ${meaning} `), question);
}

const sayings: Record<string, string> = {
  "how much (?:is|are|does|do|for|to)": "price",
  "how much": "price",
  "pesa ngapi": "price",
  "siku ngapi": "delivery time",
  "muda gani": "period",
  "saa ngapi": "opening hours",
  "hardware (?:shop|store)s?": "shop",
  "install(?:s|ed|ing|er)?": "installation",
  "hai(?:fanyi(?: kazi)?|print|waki|washi|scan)": "broken repair",
  "ime(?:kataa|vunjika|haribika|kufa|zima)(?: ku\\w+)?": "broken repair",
  "velto ?-?pos": "veltopos",
  "velto ?-?erp": "veltoerp",
  "[um]ko wapi": "contact location",
  "(?:do you have|mna|mko na|is there) (?:a |an |any )?(?:shop|store|showroom|office|branch|branches|outlet|duka|ofisi|tawi|matawi)(?! (?:edition|system|pos|software|app|support|management|reports?))":
    "contact office location",
  "(?:pay|payment|cash|lipa|kulipa)(?: ?\\w+)? (?:on|after|upon|when|baada ya) (?:delivery|it arrives|it comes|kuletewa|kupata)":
    "cod",
  "(?:i pay|naweza lipa|kulipa|nilipe|nitalipa)(?: (?:in|by|with|na|kwa))? cash": "cod",
  "(?:not|never|haven.?t|hasn.?t)(?: yet)? (?:receive|received|arrived|come|got)(?: (?:my|the|yet))*":
    "track order",
  "when (?:will|does)(?: \\w+){1,3} (?:arrive|come)": "delivery time",
  "use (?:my|our)(?: (?:own|old|existing|current))?": "own requirements",
  "(?:ku)?tumia \\p{L}+ (?:yangu|yetu)": "own requirements",
  "(?:you sell|mnauza) (?:smart ?)?(?:phones?|simu)": "sell tablets",
  "(?:system|pos|software) (?:ya|for)(?: a| my)? hardware": "shop",
  "multi branch(?:es)?": "multi-branch",
  "do you have (?:any )?(?:customers|clients)|(?:your|which) (?:customers|clients|companies use)":
    "clientele",
  "how many (?:employees|staff|people|workers) (?:do you have|work for you)": "headcount",
  "(?:oda|order|mzigo|delivery)(?: \\w+){0,2} (?:late|delayed|imechelewa|umechelewa)": "track order",
  "\\p{L}+fanya kazi (?:kwa|kwenye|na) simu": "mobile app",
  "\\p{L}+fanya kazi": "works",
  "(?:any|special|mna|kuna|mko na) offers?(?=\\W*$)": "discount",
  "(?:rent|lease|kodisha|kukodisha) (?:a |the |one |your |moja )?(?:pos |payment )?(?:mashine|machine|terminal|printer|scanner)s?":
    "lease machine",
  "you (?:offer|provide|give|supply|install) (?:me |us )?(?:an? |the )?(?:internet|wi ?-?fi)(?: connection)?":
    "isp",
  "(?:you|mna) ?(?:buy|nunua) (?:my |our )?(?:old|used)": "trade in",
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
  "(?:internet|network|mtandao|net|wifi|signal|bundles?)(?:\\s+\\w+){0,3}\\s+(?:down|off|out|goes|gone|fails|dies|lost|drops|cut|finish\\w*|[iu]ki(?:potea|zima|enda|katika|isha)|hakuna|haiko)":
    "offline network",
  "(?:no|without|lose|lost|losing|hakuna|bila)\\s+(?:the\\s+)?(?:internet|network|mtandao|net|wifi|signal|connection)":
    "offline network",
  "(?:power|stima|umeme|lights|electricity)(?:\\s+\\w+){0,3}\\s+(?:down|off|out|goes|gone|fails|failure|dies|lost|drops|cuts?|outage|[iu]ki(?:potea|zima|enda|katika|isha)|hakuna|haiko)":
    "power",
  "(?:no|without|lose|lost|losing|hakuna|bila)\\s+(?:the\\s+)?(?:power|stima|umeme|electricity)": "power",
  "black ?outs?": "power",
  "vlt[- ]?[a-z0-9]+": "track order",
  "(?:lipa\\s+)?(?:pole ?-?pole|mdogo ?-?mdogo|kidogo ?-?kidogo)": "instalments",
  "talk to (?:a|some|any|real|human).*": "talk person contact",
  "speak (?:to|with) (?:a|some|any|real|human).*": "talk person contact",
  "real (?:person|human)": "talk person contact",
  "human resources?": "hr",
  "terms (?:and|&) conditions": "terms",
  "work (?:for|at|with) (?:you|velto)": "careers job",
  "24 ?/ ?7": "support hours",
  "(?:who|what) (?:is|are) (?:velto|you)(?! ?(?:pos|erp))": "company",
  "(?:stopped|not|isn.?t|doesn.?t|won.?t|no longer) (?:working|work|start|starting|print|printing|scan|scanning|charging|turn(?:ing)? on)":
    "broken repair",
};

const sameThing: string[] = [
  "price cost pricing",
  "pay payment paid",
  "separate separately",
  "crack cracked broken",
  "display show",
  "buy purchase order",
  "shop store retail",
  "restaurant cafe eatery",
  "bar pub lounge club",
  "spirit liquor alcohol",
  "rental rent hire",
  "till pos",
  "erp veltoerp",
  "scanner reader",
  "printer printing",
  "branch outlet",
  "staff employee worker",
  "salary payroll wage payslip",
  "job career vacancy hiring internship",
  "support help assistance",
  "train training teach onboarding",
  "deliver delivery shipping ship courier transport",
  "track tracking status",
  "return refund exchange",
  "broken faulty",
  "warranty guarantee",
  "offline disconnected",
  "internet network connection",
  "demo trial presentation demonstration demonstrate",
  "contract agreement",
  "secure security safe",
  "theft steal stealing fraud",
  "coupon voucher",
  "stock inventory",
  "book booking reservation reserve",
  "farm agriculture farming",
  "factory manufacturing manufacturer",
  "accounting accounts bookkeeping ledger",
  "migrate migration move import transfer switch",
  "cloud hosted hosting",
  "integrate integration connect",
  "fast speed quick",
  "contact reach",
  "talk speak",
  "person human agent",
  "office address",
  "machine hardware device equipment",
  "specification specs spec",
  "cancel terminate",
  "bulk wholesale",
  "instalment installment",
];

const neighbours: string[] = [
  "price fee quote",
  "money cash",
  "restaurant hotel",
  "wine spirit liquor alcohol",
  "furniture sofa",
  "till pos terminal",
  "receipt invoice",
  "branch location town",
  "staff team",
  "cashier attendant",
  "train learn",
  "broken repair fix warranty",
  "demo try",
  "privacy data personal information",
  "hacked security",
  "loyalty point reward",
  "voucher promotion discount",
  "kitchen chef cook",
  "farm crop harvest",
  "factory production",
  "ledger finance",
  "premise server",
  "integrate api",
  "tax kra etims vat etr",
  "contact call phone email",
  "talk person",
  "location office",
  "battery charge",
  "instalment layaway financing credit",
];

const phrases = Object.entries(sayings).map(
  ([phrase, meaning]) =>
    [new RegExp(`(?<![\\p{L}\\d])(?:${phrase})(?![\\p{L}\\d])`, "giu"), meaning] as const,
);

const same = tableOf(sameThing);
const related = tableOf(neighbours);

function tableOf(groups: string[]): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const group of groups) {
    const stems = [...new Set(group.split(" ").map(stemOf))];
    for (const stem of stems) {
      table.set(stem, [...new Set([...(table.get(stem) ?? []), ...stems.filter((other) => other !== stem)])]);
    }
  }
  return table;
}
