import { inLanguages } from "~/language/words";
import { site } from "~/site";
import { demo } from "./content";

const { replyWithin, keepEnquiries } = site.swahili;

export const demoWords = inLanguages(demo, {
  meta: {
    title: "Omba Demo",
    searchTitle: "Omba demo ya VeltoPOS au VeltoERP | Velto",
    description:
      "Ona VeltoERP au VeltoPOS ikiwa imepangwa kwa biashara yako. Jibu maswali manne, na timu yetu ya Nairobi itakupigia.",
  },
  hero: {
    title: "Omba Demo",
    lede: "Ona system ikifanya kazi. Jaza fomu hii, na timu yetu itakupigia hivi karibuni.",
  },
  form: {
    fields: {
      name: { label: "Jina kamili" },
      email: { label: "Email ya biashara" },
      company: { label: "Jina la kampuni au biashara" },
      phone: { label: "Nambari ya simu" },
      employees: { label: "Idadi ya wafanyakazi", empty: "Chagua..." },
      message: { label: "Maelezo zaidi", placeholder: "Tuambie biashara yako inahitaji nini..." },
    },
    send: "Tuma ombi la demo",
    sending: "Inatuma...",
    legal: ["Ukituma fomu hii unakubali", "masharti", "na", "sera ya faragha", "yetu."],
    privacy: `Tunatumia majibu yako kutayarisha demo, na tunayahifadhi kwa ${keepEnquiries}.`,
  },
  answers: {
    title: "Asante!",
    done: "Ombi lako la demo limetumwa. Timu yetu itakupigia hivi karibuni.",
    next: `Tutakupigia ndani ya ${replyWithin}.`,
    failed: "Ombi halijatumwa. Tafadhali jaribu tena baadaye.",
    again: "Omba demo nyingine",
  },
  steps: {
    title: "Kinachofuata",
    sent: "Umetuma fomu",
    list: [
      { title: "Unatuma fomu", text: "Maswali manne, dakika mbili." },
      {
        title: "Tunakupigia",
        text: `Ndani ya ${replyWithin}, tujue unauza nini, wapi, na kinachokuchelewesha.`,
      },
      { title: "Unaona biashara yako", text: "VeltoERP au VeltoPOS, ikiwa na bidhaa unazouza." },
    ],
  },
});
