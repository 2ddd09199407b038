import { inLanguages } from "~/language/words";
import { site } from "~/site";
import * as english from "./content";
import { validDays } from "./days";

const vat = `VAT ${site.vat.percent}%`;

export const quotationFormWords = inLanguages(english.quotationForm, {
  meta: {
    title: "Pata quotation",
    description: `Mashine zako kama quotation ya PDF, ikionyesha ${vat} na bei za siku ${validDays}.`,
  },
  hardware: "Vifaa vya POS",
  title: "Pata hii kama quotation",
  lede: `PDF ya kupakua, na hiyohiyo kwa email. Bei ni za siku ${validDays}.`,
  fields: {
    name: { label: "Jina kamili" },
    email: { label: "Email" },
    company: { label: "Kampuni au biashara" },
    kra_pin: { label: "KRA PIN", hint: "Herufi, tarakimu tisa, herufi. Inaandikwa kwenye quotation." },
  },
  send: "Pata quotation",
  sending: "Quotation inatengenezwa...",
  privacy: "Tunatumia maelezo haya kwa quotation hii, na tunaweza kukupigia au kukuandikia kuihusu.",
  machines: "Ulichoomba",
  change: "Badilisha mashine",
  total: "Jumla",
  empty: {
    title: "Bado hujachagua mashine",
    text: "Chagua mashine kwanza. Quotation inafuata kwa dakika moja.",
    link: "Panga kaunta yako",
  },
  answers: {
    done: "Quotation yako iko tayari.",
    failed: "Quotation haikutengenezwa. Tafadhali jaribu tena baadaye.",
  },
  noMachines: "Chagua angalau mashine moja.",
  ready: {
    title: "Quotation yako",
    emailed: (email) => `Pia tunaituma kwa email ${email}.`,
    download: "Pakua PDF",
    open: "Fungua quotation",
  },
});

export const quotationDocumentWords = inLanguages(english.quotationDocument, {
  title: "Quotation",
  validUntil: (day) => `Inatumika hadi ${day}`,
  from: "Kutoka",
  buyer: "Kwa",
  contact: "Wa kuwasiliana naye",
  kraPin: "KRA PIN",
  machine: "Mashine",
  accepted: "Aliyekubali: jina na tarehe",
  forUs: `Kwa niaba ya ${site.name}`,
  notes: (link) => [
    {
      title: "Haviko kwenye bei hii",
      text: "VeltoPOS, delivery, installation na mafunzo. Tunakubaliana nawe kwanza.",
    },
    {
      title: "Kuagiza",
      text: `Fungua ${link.replace(/^https?:\/\//, "")} au andika kwa ${site.email.sales} na nambari yake.`,
      link,
    },
    {
      title: "Kurudisha na warranty",
      text: "Rudisha mashine ambayo haijatumika, iliyo kamili na iliyo kwenye boksi, ndani ya siku 14 baada ya kuletewa. Kila mashine ina warranty ya mtengenezaji; uthibitisho unasema ni ya muda gani.",
    },
    {
      title: "Ushuru",
      text: `Hii ni quotation, si tax invoice. Bei ni pamoja na ${vat}. eTIMS tax invoice yako itafuata baada ya malipo.`,
    },
  ],
});

export const quotationPageWords = inLanguages(english.quotationPage, {
  description: "Quotation ya Velto: mashine, bei na muda wake.",
  download: "Pakua kama PDF",
  print: "Chapa",
  order: "Agiza hii",
  orderTitle: "Agiza kwa bei hii",
  orderText: (day) => `Bei hii ni hadi ${day}. Hulipi chochote kwenye ukurasa huu.`,
  sending: "Oda inatumwa...",
  ranOut: (day) => `Muda wa quotation hii uliisha ${day}.`,
  today: "Ona bei za leo",
  ordered: (reference) => (reference ? `Quotation hii iliagizwa: ${reference}.` : "Quotation hii iliagizwa."),
  whereOrder: "Link ya oda iko kwenye email ya mnunuzi.",
  findOrder: "Tafuta oda yako",
  gone: "Oda iliyotokana nayo hatunayo tena.",
  answers: {
    done: "Tumepata oda yako.",
    failed: "Oda haijatumwa. Tafadhali jaribu tena baadaye.",
  },
  unknown: {
    title: "Hatuipati quotation hii",
    lede: "Labda link haijakamilika, au kuna herufi iliyokosewa.",
    call: "Tupigie na nambari ya quotation yako",
  },
});

export const quotationEmailWords = inLanguages(english.quotationEmailTexts, {
  subject: (number) => `Quotation yako ya ${site.name} ${number}`,
  title: (number) => `Quotation yako ${number}`,
  attached: "Imeambatanishwa kama PDF.",
  hold: (day) => `Bei hizi ni hadi ${day}. Kuagiza, fungua quotation uchague 'Agiza hii'.`,
  open: "Fungua quotation",
  questions: (number) => `Una swali? Jibu email hii, au piga ${site.phones[0]} utaje nambari ${number}.`,
  copy: "Jina, kampuni na KRA PIN viko kwenye nakala unayopakua kutoka ukurasa huo.",
  total: "Jumla",
  included: (amount) => `${amount} (pamoja na VAT)`,
  validUntil: "Inatumika hadi",
});
