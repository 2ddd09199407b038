import { machines } from "~/catalogue/machines";
import { inLanguages } from "~/language/words";
import { capital, swahiliNumber } from "~/words";
import { editions } from "./editions";
import { overview } from "./overview-content";

const count = swahiliNumber(editions.length);

export const overviewWords = inLanguages(overview, {
  title: "VeltoPOS: foleni inasonga",
  searchTitle: "System ya POS Kenya yenye M-Pesa, online au offline | VeltoPOS",
  description:
    "System ya POS ya Kenya inayofanya kazi peke yake au na VeltoERP: cash, M-Pesa na kadi, mtandao uwe au usiwe.",
  lede: "POS inayofanya kazi peke yake au pamoja na VeltoERP. Cash, M-Pesa na kadi, online au offline, kwenye Chrome, Firefox au Safari.",
  capabilities: [
    { title: "Bila mtandao (offline)", text: "Mauzo yanahifadhiwa kwenye till, kisha yanatumwa baadaye." },
    { title: "Matawi mengi", text: "Bei, stoki na wafanyakazi wa kila tawi, kutoka mahali pamoja." },
    { title: "Kila njia ya kulipa", text: "Cash, M-Pesa na kadi, hata zote kwenye bili moja." },
    {
      title: "Loyalty, gift card, eWallet",
      text: "Mjue mteja wako kwa nambari ya simu, na umpe points.",
    },
    { title: "Bei tofauti", text: "Kwa saa, kwa siku, kwa tawi au kwa mteja." },
    {
      title: "Inaungana na VeltoERP",
      text: "Kila mauzo yanaweza kuingia kwenye hesabu na stoki moja kwa moja.",
    },
  ],
  halfHour: {
    label: "Mtandao ukipotea inakuaje",
    off: {
      time: "Saa nane na robo mchana (14:15)",
      title: "Mtandao umepotea",
      text: "Till inaendelea kuuza. Kila mauzo yanahifadhiwa kwenye mashine, na risiti inatoka.",
    },
    on: {
      time: "Saa tisa kasoro dakika 20 mchana (14:40)",
      title: "Mtandao umerudi",
      text: "Mauzo yaliyongoja yanatumwa, na stoki iko sawa tena kwenye kila tawi.",
    },
  },
  features: {
    title: `Ziko kwenye aina zote ${count}`,
    lede: "Biashara yoyote uliyo nayo, hizi zinakuja na VeltoPOS.",
    items: [
      { title: "Badge au PIN", text: "Kila keshia anaingia na yake, kwa hivyo unajua nani aliuza nini." },
      { title: "Invoice", text: "Kwa karatasi, kwa email au kwa QR code kwenye risiti." },
      { title: "Scanner ya barcode", text: "Scan bidhaa, na iko kwenye bili." },
      { title: "Mizani", text: "Uzito unatoka kwenye mizani hadi kwenye bili." },
      { title: "Stoki unapouza", text: "Stoki inapungua kwa kila mauzo, kwenye kila tawi." },
      { title: "Ripoti", text: "Mauzo kwa saa, kwa bidhaa, kwa keshia na kwa tawi." },
    ],
  },
  editions: {
    title: `Aina ${count}`,
    lede: "Kila moja inafunguka kwenye skrini ambayo biashara yako inatumia zaidi.",
  },
  served: {
    title: "Biashara tunazohudumia",
    items: [
      { name: "Maduka" },
      { name: "Minimart na supermarket" },
      { name: "Mikahawa" },
      { name: "Baa" },
      { name: "Wines and spirits" },
      { name: "Biashara za kukodisha" },
      { name: "Maduka ya fanicha" },
      { name: "Garage na spare parts" },
      { name: "Kilimo" },
      { name: "Viwanda" },
      { name: "Huduma" },
    ],
  },
  hardware: {
    title: "Vifaa vinavyofanya kazi nayo",
    text: `${capital(`mashine ${swahiliNumber(machines.length)}`)} zinazofanya kazi na VeltoPOS. VeltoPOS ina bei yake kando.`,
  },
  questions: "Maswali kuhusu VeltoPOS",
  more: [
    { label: "Kaunta nzima ni bei gani" },
    { label: "M-Pesa kwenye kaunta" },
    { label: "eTIMS na VeltoPOS" },
    { label: "POS inaelekea wapi Kenya" },
  ],
  close: {
    title: "Ione na mauzo yako mwenyewe",
    text: "Tuambie unauza nini saa ya wateja wengi. Tutaviuza mbele yako kwa VeltoPOS.",
  },
  parts: {
    overview: "Kwa ufupi",
    features: "Inachofanya",
    editions: "Aina",
    hardware: "Vifaa",
    pricing: "Bei",
    questions: "Maswali",
  },
  seeHardware: "Ona vifaa",
  seeAllHardware: "Ona vifaa vyote",
});
