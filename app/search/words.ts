export interface Word {
  stem: string;
  start: number;
  end: number;
}

/** Splits text into stems, each with the place it came from. */
export function words(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(pattern)) {
    const stem = stemOf(plain(match[0]));
    if (stem) found.push({ stem, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** The words of a question that carry meaning. */
export function contentStems(text: string): string[] {
  return words(text)
    .map((word) => word.stem)
    .filter((stem) => !stopStems.has(stem));
}

// One word each: M-Pesa, e-mail, 24/7, 99.9, 20,000.00, 15.6, customer's.
const pattern = /\p{L}+(?:['’-]\p{L}+)*(?:\d+)?|\d+(?:[.,/]\d+)*\p{L}*/gu;

export function plain(word: string): string {
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[’']s?$/, "")
    .replace(/^(\d[\d,]*)\.00$/, "$1")
    .replace(/[^\p{L}\d.]/gu, "");
}

/** Light stemming: plurals and the common verb endings, nothing that changes a word's sense. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  for (const [ending, replacement, least] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= least) {
      return undouble(word.slice(0, -ending.length) + replacement);
    }
  }
  return word.endsWith("e") && word.length > 4 ? word.slice(0, -1) : word;
}

const endings: [ending: string, replacement: string, least: number][] = [
  ["ations", "at", 3],
  ["ation", "at", 3],
  ["ments", "", 4],
  ["ment", "", 4],
  ["ingly", "", 4],
  ["ings", "", 3],
  ["ing", "", 3],
  ["ies", "y", 2],
  ["ied", "y", 2],
  ["sses", "ss", 2],
  ["ches", "ch", 2],
  ["shes", "sh", 2],
  ["xes", "x", 2],
  ["ss", "ss", 1],
  ["us", "us", 1],
  ["es", "", 3],
  ["s", "", 3],
  ["ed", "", 3],
  ["ers", "er", 3],
  ["ly", "", 4],
];

function undouble(word: string): string {
  const base = word.endsWith("e") && word.length > 4 ? word.slice(0, -1) : word;
  return /([bdgmnprt])\1$/.test(base) && base.length > 3 ? base.slice(0, -1) : base;
}

const stopWords =
  "a about after all also am an and any are as at be been but by can could did do does doing each for from get gets " +
  "give go had has have having he her here him his how i if in into is it its just like me more most my no not now of on " +
  "one only or other our out over own please she should so some such than that the their them then there these they " +
  "this those to too up us very was we were what when where which while who whom why will with would you your yes " +
  "need want use using make makes tell know let really actually thing things something anything hi hello hey okay ok " +
  "happen happens work works system someone before im ive id youre dont doesnt cant isnt whats hows wheres theres thats velto " +
  // Swahili and Sheng particles
  "na ya wa kwa la za cha vya ni je hii hiyo yangu yako wangu wako niko nina naweza mnaweza nataka ninataka kama au sasa " +
  "habari sawa tafadhali asante wapi nini gani ama hapa iko kuna mna uko niaje sasa basi tu pia aje vipi inatoka inauzwa hadi mko nawezaje inakuaje inakuwaje moja mbili tatu nne tano";

export const stopStems: ReadonlySet<string> = new Set(stopWords.split(" ").map(stemOf));

/** Words that tell nothing about whether we have the thing that is asked for: verbs of having, and places in Kenya. */
const minorWords =
  "offer provide allow able possible available accept support supports handle include sell sells buy buying selling kindly " +
  "inquire enquire inquiry enquiry wonder wondering explain interested looking find good best new much many another " +
  "uza kuuza nunua kununua toa kutoa pata kupata fanya kufanya tumia kutumia jua kujua mnatoa mnauza " +
  "nairobi mombasa kisumu nakuru eldoret thika nyeri meru embu machakos kitui garissa isiolo nanyuki naivasha kericho " +
  "kisii kakamega bungoma busia kitale malindi kilifi lamu voi kitengela rongai ruiru kiambu limuru westlands " +
  "upcountry kenya kenyan town county";

export const minorStems: ReadonlySet<string> = new Set(minorWords.split(" ").map(stemOf));
