import { inLanguages } from "~/language/words";
import { site } from "~/site";
import { orderForm, orderFormPage, orderTexts, placed } from "./content";

const { replyWithin } = site.swahili;

export const orderTextsWords = inLanguages(orderTexts, {
  answers: {
    done: "Tumepata oda yako.",
    failed: "Oda haijatumwa. Tafadhali jaribu tena baadaye.",
  },
  sentBefore: {
    message: "Oda hii ilitumwa awali, kwa email au nambari nyingine ya simu.",
    note: "Hiyo tunayo. Link yake iko kwenye email tuliyotuma. Kuagiza tena, fungua ukurasa huu upya kwanza.",
  },
  otherPrice: {
    message: (name, price) => `Bei imebadilika: ${name} sasa ni ${price}.`,
    note: (total) => `Hakuna kilichoagizwa. Jumla yako sasa ni ${total}. Tuma fomu tena kuagiza kwa bei hii.`,
  },
  notInStock: {
    message: (name, free) =>
      free > 0 ? `${name}: unaweza kuagiza ${free} tu kwa sasa.` : `${name} haipo kwenye stoki kwa sasa.`,
    note: (free) =>
      free > 0
        ? "Hakuna kilichoagizwa. Badilisha idadi utume fomu tena, au utuulize nyingine zinakuja lini."
        : "Hakuna kilichoagizwa. Tuulize nyingine zinakuja lini.",
  },
  nothingChosen: "Chagua angalau mashine moja kwanza.",
  consoleLine: "Error creating order",
  next: `Tutakupigia ndani ya ${replyWithin} tukubaliane kuhusu delivery na malipo. Hujatozwa chochote bado.`,
});

export const orderFormWords = inLanguages(orderForm, {
  title: "Oda yako",
  lines: "Kaunta yako",
  total: "Jumla",
  fields: {
    customer_name: { label: "Jina kamili" },
    customer_email: { label: "Email" },
    customer_phone: { label: "Nambari ya simu", placeholder: "0700 000 000" },
    shipping_address: { label: "Mahali pa kuletewa", placeholder: "Jengo, barabara, mji" },
  },
  quantity: "Idadi",
  method: "Njia ya kulipa",
  methods: { credit_card: "Kadi", mpesa: "M-Pesa", paypal: "PayPal" },
  send: "Tuma oda",
  sending: "Oda inatumwa...",
  noPayment: "Hulipi chochote kwenye ukurasa huu.",
  privacy: "Tunatumia maelezo haya kukuletea oda yako.",
  quote: "omba quotation",
  leave: {
    title: "Ufunge bila kuagiza?",
    text: "Hakuna kilichoagizwa. Ulichoandika kinabaki kwenye browser hii.",
    stay: "Endelea kuagiza",
    leave: "Funga",
  },
});

export const orderFormPageWords = inLanguages(orderFormPage, {
  meta: (machine) => ({
    title: machine ? `Agiza ${machine}` : "Agiza kaunta yako",
    description: machine
      ? `Agiza ${machine} kutoka Velto: sema ngapi, tulete wapi na utalipa vipi. Hulipi chochote kwenye ukurasa huu.`
      : "Agiza mashine kadhaa pamoja kutoka Velto: tuambie tulete wapi na utalipa vipi. Hulipi chochote kwenye ukurasa huu.",
    path: "/products/hardware/order",
    noindex: true,
  }),
  hardware: "Vifaa vya POS",
  change: "Badilisha idadi",
});

export const placedWords = inLanguages(placed, {
  title: "Oda imetumwa",
  total: (total) => `Jumla ${total}.`,
});
