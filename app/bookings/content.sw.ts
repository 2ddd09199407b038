import { inLanguages } from "~/language/words";
import { site } from "~/site";
import * as english from "./content";
import { changeUntilHours } from "./hours";

const { replyWithin } = site.swahili;

export const demoPageWords = inLanguages(english.demoPage, {
  description: "Chagua, badilisha au ghairi saa ya demo yako ya Velto.",
  demo: { pos: "demo ya VeltoPOS", any: "demo ya Velto" },
  choose: {
    title: "Chagua saa",
    lede: (name, minutes) => `Kwa ${name.replace("demo", "demo yako")}, dakika ${minutes}.`,
    now: "Au chagua saa sasa",
    nowText: "Hapo huhitaji kungoja tukupigie.",
    button: "Chukua saa hii",
    busy: "Inahifadhiwa...",
  },
  change: {
    title: "Badilisha saa",
    lede: (day, time) => `Sasa: ${day}, ${time}, saa za Nairobi.`,
    button: "Hamia saa hii",
    buttonFor: (dayAndTime) => `Hamia ${dayAndTime}`,
    busy: "Inahamishwa...",
    stays: "Saa yako ya zamani inabaki hadi mpya ihifadhiwe.",
    instead: "Badala yake, ghairi demo",
  },
  cancel: {
    title: "Ghairi demo",
    lede: (day, time) => `${day}, ${time}, saa za Nairobi.`,
    reason: "Sababu ya kughairi",
    hint: "Timu yetu tu ndiyo inaisoma.",
    button: "Ghairi demo",
    busy: "Inaghairiwa...",
    keep: "Iache ilivyo",
  },
  booked: {
    title: "Demo yako imepangwa",
    ledeWithLink: "Link ya simu ya video inakuja kwa",
    lede: "Maelezo yanakuja kwa",
    ticket: (name) => name.replace("demo", "Demo yako"),
    time: (from, until) => `${from} hadi ${until}, saa za Nairobi`,
    how: { online: "Simu ya video", visit: "Kwenye biashara yako" },
    with: (name) => `na ${name}`,
    file: "Weka kwenye kalenda (.ics)",
    change: "Badilisha saa",
    cancel: "Ghairi demo",
    soon: "Inaanza hivi karibuni. Piga",
    soonEnd: "tukubadilishie saa.",
    notes: [
      {
        title: "Tayarisha",
        text: "Orodha ya bei zako, mauzo ya siku yenye wateja wengi, maswali yako. Tutakuonyesha na bidhaa zako.",
      },
      {
        title: "Tunakukumbusha",
        text: "Kwa email, siku moja na saa moja kabla. Demo ni bure na haikulazimishi kununua.",
      },
    ],
    keep: `Hifadhi link hii urudi kwenye demo yako. Unaweza kuibadilisha hadi masaa ${changeUntilHours} kabla.`,
  },
  cancelled: {
    title: "Demo yako imeghairiwa",
    lede: "Tumekutumia email, na imetolewa kwenye kalenda yako.",
    ticket: "Imeghairiwa",
    text: (day, time) => `${day}, ${time}`,
    again: "Chagua saa nyingine",
  },
  over: {
    held: { title: "Asante kwa muda wako", lede: "Una maswali baada ya demo? Jibu email yetu, au tupigie." },
    missed: { title: "Hatukukuona", lede: "Hutokea. Chagua saa nyingine inayokufaa." },
    past: { title: "Demo hii imepita", lede: "Haikufanyika? Chagua saa nyingine." },
    ticket: "Demo yako",
    again: "Chagua saa nyingine",
  },
  unknown: {
    title: "Hatuipati demo hii",
    lede: "Labda link haijakamilika, au kuna herufi iliyokosewa. Ombi lako lenyewe liko salama kwetu.",
    request: "Omba demo",
    call: "Au tupigie",
  },
});

export const pickerWords = inLanguages(english.picker, {
  calendar: "Siku zenye nafasi",
  weekdays: ["Jtt", "Jnn", "Jtn", "Alh", "Ijm", "Jms", "Jpl"],
  previous: "Mwezi uliopita",
  next: "Mwezi ujao",
  free: "Ina nafasi",
  notFree: "Haina nafasi",
  dayFree: (day) => `${day}, ina nafasi`,
  morning: "Asubuhi",
  afternoon: "Mchana",
  taken: ", imechukuliwa",
  zone: (minutes) => `Saa za Nairobi. Demo huchukua dakika ${minutes}.`,
  there: (time) => `Ulipo ni ${time}.`,
  how: "Tukutane vipi?",
  places: [
    { value: "online", label: "Simu ya video" },
    { value: "visit", label: "Kwenye biashara yangu" },
  ],
  area: "Mtaa wa Nairobi",
  areaHint:
    "Tunatembelea biashara za Nairobi; kwingine tunakutana kwa video. Andika estate au barabara, na jengo kama lina jina.",
  full: {
    title: (weeks) => `Hakuna nafasi kwa wiki ${weeks} zijazo`,
    text: (day) =>
      `Demo zote zimechukuliwa hadi ${day}. Tutakupigia ndani ya ${replyWithin}, tutafute saa pamoja.`,
  },
  request: {
    title: "Ombi lako",
    name: "Jina",
    company: "Biashara",
    phone: "Simu",
    edition: "Aina",
    leave: `Hakuna saa inayokufaa? Wacha tu, tutakupigia ndani ya ${replyWithin}.`,
  },
});

export const problemWords = inLanguages(english.problems, {
  taken: { message: "Saa hiyo imechukuliwa sasa hivi.", note: "Chagua nyingine. Ombi lako liko salama." },
  "taken-visit": {
    message: "Hatuwezi kuja kwako saa hiyo.",
    note: "Chagua nyingine, au simu ya video. Ombi lako liko salama.",
  },
  "not-offered": {
    message: "Saa hiyo haiwezi kuchukuliwa.",
    note: "Chagua moja ya hizi. Ombi lako liko salama.",
  },
  "no-area": { message: "Tuambie tuje wapi.", note: "Saa hiyo ina nafasi. Ombi lako liko salama." },
  "too-late": {
    message: "Inaanza hivi karibuni, haiwezi kubadilishwa hapa.",
    note: `Piga ${site.phones[0]}, tukubadilishie saa.`,
  },
  cancelled: {
    message: "Demo hii ilighairiwa wakati huo.",
    note: `Chagua saa nyingine, au piga ${site.phones[0]}.`,
  },
  "too-often": {
    message: "Tumetuma email nyingi kwa anwani hii leo, na kila mabadiliko ni email.",
    note: `Jaribu tena baada ya saa moja, au piga ${site.phones[0]}. Hakuna kilichobadilika.`,
  },
  "has-one": {
    message: "Tayari kuna demo iliyopangwa kwa email hii.",
    note: `Link ya kuibadilisha iko kwenye email yetu. Au piga ${site.phones[0]}. Ombi lako liko salama.`,
  },
  "too-many": {
    message: "Saa nyingi zimechukuliwa sasa hivi, kwa hivyo hii tutaipanga kwa simu.",
    note: `Tutakupigia, au tupigie ${site.phones[0]}. Ombi lako liko salama.`,
  },
  unknown: {
    message: "Saa hiyo haiwezi kuchukuliwa.",
    note: `Piga ${site.phones[0]}, tutafute nyingine pamoja.`,
  },
  failed: {
    message: "Saa yako haikuhifadhiwa. Tafadhali jaribu tena baadaye.",
    note: "Ombi lako liko salama.",
  },
});

export const bookingEmailWords = inLanguages(english.bookingEmailTexts, {
  titles: {
    booked: (day, time) => `Demo yako ya Velto ni ${day}, ${time}`,
    moved: (day, time) => `Demo yako ya Velto imehamia ${day}, ${time}`,
    cancelled: () => "Demo yako ya Velto imeghairiwa",
  },
  cancelled: (day, time) => `Demo ya ${day}, ${time}, haitafanyika. Imetolewa kwenye kalenda yako.`,
  whenever: "Unaweza kuchagua saa nyingine wakati wowote.",
  again: "Chagua saa nyingine",
  ready: "Tayarisha: orodha ya bei zako, mauzo ya siku yenye wateja wengi, maswali yako.",
  see: "Ona, badilisha au ghairi demo yako",
  help: `Una swali? Jibu email hii au piga ${site.phones[0]}.`,
  reason: (siteUrl) =>
    `Unapata email hii kwa sababu mtu aliomba demo kwa anwani hii kwenye ${siteUrl}. Kama si wewe, ipuuze.`,
  visit: (host) => `${host} atakuja kwenye biashara yako na kuleta mashine.`,
  join: "Jiunge na simu ya video",
  noLink: (host) => `Ni simu ya video. ${host} atakutumia link kabla haijaanza.`,
  facts: {
    what: "Nini",
    day: "Siku",
    time: "Saa",
    there: "Saa ya ulipo",
    how: "Tunakutana",
    with: "Utaonyeshwa na",
  },
  tomorrow: (time) => `Kesho ${time}: demo yako ya Velto`,
  today: (time) => `Leo ${time}: demo yako ya Velto`,
  change: "Ibadilishe au ighairi",
  open: "Ona demo yako",
  summary: (demo, host) => `${demo.charAt(0).toUpperCase()}${demo.slice(1)} na ${host}`,
  entry: {
    join: "Jiunge",
    follows: "Link ya simu inakuja.",
    change: "Badilisha au ghairi",
    call: "Tupigie",
    visit: "Kwenye biashara yako",
    online: "Simu ya video",
  },
});
