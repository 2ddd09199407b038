import { inLanguages } from "~/language/words";
import { site } from "~/site";
import { orderEmailTexts } from "./email-content";

export const orderEmailWords = inLanguages(orderEmailTexts, {
  subject: (reference) => `Oda yako ${reference}`,
  title: (reference) => `Tumepata oda yako ${reference}`,
  thanks: "Asante.",
  see: "Ona oda yako, au ichape",
  wrong: (reference) =>
    `Jina lako, simu na mahali pa kuletewa viko kwenye ukurasa huo. Kitu kikiwa na makosa, jibu email hii au piga ${site.phones[0]} utaje nambari ya oda ${reference}.`,
  facts: {
    reference: "Nambari ya oda",
    total: "Jumla",
    included: (amount) => `${amount} (pamoja na VAT)`,
    method: "Njia ya kulipa",
    product: "Bidhaa",
    unitPrice: "Bei ya moja, pamoja na VAT",
    quantity: "Idadi",
    each: (amount, price) => `${amount} (${price} kila moja)`,
  },
  link: {
    subject: (reference) => `Link ya oda yako ${reference}`,
    title: "Link ya oda yako",
    text: (reference) => `Kwenye tovuti yetu tuliombwa link ya oda ${reference}. Hii hapa.`,
    open: "Fungua oda yako",
    secret:
      "Yeyote aliye na link hii anaweza kuona oda, kwa hivyo usimpe mtu. Kama hukuiomba, puuza email hii.",
  },
});
