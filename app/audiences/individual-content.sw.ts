import { inLanguages } from "~/language/words";
import { individual } from "./individual-content";

export const individualWords = inLanguages(individual, {
  meta: {
    title: "Biashara ndogo na za kati",
    searchTitle: "System ya POS ya biashara ndogo Kenya | Velto",
    description:
      "Till, stoki, malipo ya M-Pesa, ripoti za mauzo na mishahara kwa maduka na biashara ndogo Kenya. Anza na moja, ongeza zingine.",
  },
  hero: {
    title: "Inafaa biashara ndogo na za kati",
    lede: "Kaunta moja au tano: Velto inaweka mauzo, stoki na mishahara mahali pamoja, ili ufunge kwa wakati.",
    action: { label: "Ongea na sales" },
  },
  first: {
    title: "Anza na kaunta moja",
    lede: "Hii ndiyo till. Ijaribu kwenye browser yako, na uone mashine zake ni pesa ngapi.",
    slip: "Mashine za kaunta moja",
    total: "Jumla ksh",
    note: "Pamoja na VAT. VeltoPOS, delivery na mafunzo vina bei yake kando.",
    link: { label: "Panga kaunta yako mwenyewe" },
  },
  features: {
    title: "Kazi nne ambazo Velto inakufanyia",
    lede: "Anza na ile inayokula muda wako zaidi. Ongeza zingine ukitaka.",
    cards: [
      {
        title: "Kusimamia duka",
        text: "Bei, barcode na stoki kwenye skrini moja. Stoki inapungua kwa kila mauzo.",
        link: { label: "VeltoPOS ya maduka" },
      },
      {
        title: "Kupokea malipo",
        text: "Cash, M-Pesa na kadi kwenye bili moja. Unaona pesa zimeingia kabla mteja hajaondoka.",
        link: { label: "VeltoPOS" },
      },
      {
        title: "Ripoti za mauzo",
        text: "Kilichouzwa, saa ngapi na kwenye duka gani. Angalia ukiwa kwenye kaunta au nyumbani.",
        link: { label: "Ripoti za VeltoERP" },
      },
      {
        title: "Kusimamia wafanyakazi",
        text: "Kila keshia anaingia na yake. Saa za kazi, likizo na mishahara vinatoka kwenye orodha moja.",
        link: { label: "Payroll ya VeltoERP" },
      },
    ],
  },
  closing: {
    title: "Ione na bidhaa zako",
    text: "Tutumie bidhaa chache unazouza. Tutakuonyesha VeltoPOS ikiwa na majina na bei zako.",
    action: { label: "Panga demo" },
  },
});
