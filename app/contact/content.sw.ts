import { inLanguages } from "~/language/words";
import { site } from "~/site";
import { contact } from "./content";

const { replyWithin, keepEnquiries } = site.swahili;

export const contactWords = inLanguages(contact, {
  call: "Tupigie",
  whatsApp: "WhatsApp",
  meta: {
    title: "Wasiliana nasi",
    description:
      "Tuandikie Velto Nairobi, tupigie, au tuma WhatsApp. Uliza kuhusu VeltoERP, VeltoPOS, mashine, bei au msaada.",
  },
  hero: {
    title: "Wasiliana nasi",
    lede: "Una swali, unataka bei, au unahitaji msaada? Tuandikie au tupigie.",
  },
  about: "Unauliza kuhusu",
  form: {
    fields: {
      name: { label: "Jina" },
      email: { label: "Email" },
      message: { label: "Ujumbe" },
    },
    send: "Tuma ujumbe",
    sending: "Inatuma...",
    reply: `Tunajibu kwa email hii ndani ya ${replyWithin}.`,
    privacy: `Tunatumia hii kukujibu, na tunaihifadhi kwa ${keepEnquiries}.`,
  },
  answers: {
    title: "Asante!",
    done: "Ujumbe wako umetumwa. Tutakujibu hivi karibuni.",
    failed: "Ujumbe haujatumwa. Tafadhali jaribu tena baadaye.",
  },
  notice: {
    title: "Jinsi ya kutupata",
    phone: "Simu",
    whatsApp: "WhatsApp",
    whatsAppLink: "Tuandikie WhatsApp",
    email: "Email",
    address: "Mahali tulipo",
    hours: "Tunajibu",
    open: site.workingHours.swahili,
    anyHour: `Mashine imekwama? Piga ${site.phones[0]} saa yoyote.`,
    company: "Kampuni",
  },
});
