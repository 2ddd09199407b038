import { inLanguages } from "~/language/words";
import { editions } from "~/pos/editions";
import { swahiliNumber } from "~/words";
import { home } from "./content";

export const homeWords = inLanguages(home, {
  meta: {
    title: "Mwanzo",
    searchTitle: "Software ya POS na ERP Kenya | Velto",
    description:
      "System ya POS na ERP kwa maduka, mikahawa, baa, biashara za kukodisha na fanicha Kenya. Kwenye cloud au kwenye server yako.",
  },
  hero: {
    title: "Boresha biashara yako yote",
    lede: "ERP na POS zinazofanya kazi pamoja, kwenye cloud au kwenye server yako. Stoki, wafanyakazi, mauzo na pesa mahali pamoja, M-Pesa kwenye kaunta, na bei kwa shilingi.",
    actions: [{ label: "Omba Demo" }, { label: "Nina biashara ndogo" }, { label: "Nina kampuni kubwa" }],
  },
  till: {
    title: "Uza kitu sasa hivi",
    text: "Till ya VeltoPOS inafanya kazi hapa kwenye browser yako. Bonyeza bidhaa, pokea M-Pesa, kata risiti, kisha zima mtandao uendelee kuuza.",
    little: {
      items: "Bidhaa za kuuza",
      sale: "Mauzo yako ya kwanza",
      empty: "Bonyeza bidhaa.",
      total: "Jumla ksh",
      charge: "Pokea M-Pesa",
      paid: "Imelipwa kwa M-Pesa",
      again: "Mauzo mapya",
    },
    more: { label: "Kaunta nzima ni bei gani" },
  },
  solution: {
    title: "Kila kitu cha kuendesha biashara",
    lede: "Anza na sehemu moja, uongeze zingine baadaye. Zote zinatumia stoki moja, wateja walewale na hesabu moja.",
    cards: [
      {
        title: "ERP",
        text: "Hesabu, stoki, uzalishaji na manunuzi kwenye system moja ya cloud.",
        link: { label: "VeltoERP" },
      },
      {
        title: "Wafanyakazi na mishahara",
        text: "Rekodi za wafanyakazi, likizo na mishahara kutoka orodha moja.",
        link: { label: "Payroll ya VeltoERP" },
      },
      {
        title: "POS",
        text: "Cash, M-Pesa na kadi kwenye kaunta. Inaendelea kuuza mtandao ukipotea.",
        link: { label: "VeltoPOS" },
      },
      {
        title: "Ripoti",
        text: "Ona saa ambayo wateja ni wengi, bidhaa isiyotoka, na tawi linalohitaji kuangaliwa.",
        link: { label: "Ripoti za VeltoERP" },
      },
    ],
  },
  editions: {
    title: "POS ya biashara yako hasa",
    lede: `Kuna aina ${swahiliNumber(editions.length)}. Kila moja inafunguka kwenye skrini unayotumia zaidi.`,
  },
  day: {
    title: "Siku yako, kutoka kufungua hadi kufunga hesabu",
    lede: "Siku moja ya kazi na Velto.",
    date: "Jumatano",
    branches: "Westlands, Thika Road, Nakuru",
    hours: [
      {
        time: "Saa moja na dakika 10 asubuhi (7:10)",
        title: "Kufungua",
        text: "Pesa za kuanzia ziko kwenye drawer, stoki imehesabiwa na kila keshia ameingia.",
        entry: { label: "Pesa za kuanzia", value: "5,000.00" },
      },
      {
        time: "Saa nane kasoro dakika 2 mchana (13:58)",
        title: "Wateja ni wengi",
        text: "Cash, M-Pesa na kadi kwenye bili moja, imegawanywa jinsi wateja wanavyotaka.",
        entry: { label: "Saa ya lunch", value: "48,200.00" },
      },
      {
        time: "Saa kumi na moja na nusu jioni (17:30)",
        title: "Mtandao umepotea",
        text: "Till zinaendelea kuuza. Mauzo yanahifadhiwa, kisha yanatumwa mtandao ukirudi.",
        entry: { label: "Zilizongoja, zikatumwa", value: "7 kati ya 7" },
      },
      {
        time: "Saa nne kasoro robo usiku (21:45)",
        title: "Kufunga",
        text: "Matawi matatu kwenye skrini moja, pesa zimehesabiwa kabla ya kuzima taa.",
        entry: { label: "Tofauti", value: "0.00" },
      },
    ],
    sum: { label: "Hesabu imelingana", value: "ksh 422,250.00" },
  },
  figures: {
    title: "Wateja watatu kwa nambari",
    list: [
      { figure: "500+", text: "maduka ya kampuni moja ya rejareja" },
      { figure: "40%", text: "ufanisi zaidi kwenye kiwanda kimoja" },
      { figure: "25%", text: "gharama ilipungua kwenye kiwanda hichohicho" },
      { figure: "10,000+", text: "wafanyakazi wa kampuni moja ya huduma, katika nchi 20" },
    ],
  },
  closing: {
    title: "Uko tayari kubadilisha biashara yako?",
    text: "Tuambie unauza nini na unafanya kazi aje. Tutakuonyesha Velto ikiwa imepangwa kwa biashara yako.",
    action: { label: "Omba Demo" },
  },
});
