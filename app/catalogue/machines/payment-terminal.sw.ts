import { machineInLanguages } from "../machine-translation";
import { paymentTerminalPage } from "./payment-terminal";

export const paymentTerminalWords = machineInLanguages(paymentTerminalPage, {
  description: "Inapokea kadi na M-Pesa kwenye kaunta au kwenye meza. Betri hadi masaa 12, PCI PTS 5.x.",
  fact: "Betri hadi masaa 12",
  lede: "Kiasi kinatoka kwenye till hadi kwenye mashine chenyewe. Hakuna anayekiandika mara mbili, kwa hivyo hakuna anayekosea.",
  specs: [
    { name: "Betri", value: "Hadi masaa 12" },
    { name: "Usalama", value: "PCI PTS 5.x" },
    { name: "Inapokea", value: "Kadi za debit na credit kwa chip au kugusa, na M-Pesa" },
    { name: "Kubeba", value: "Kwa mkono, au kwenye stendi yake kwenye kaunta" },
    { name: "Inafanya kazi na", value: "POS terminal, printer ya risiti" },
    { name: "Software", value: "Inafanya kazi na VeltoPOS, kila aina; ina bei yake kando" },
  ],
  features: [
    {
      title: "Betri ya siku nzima",
      text: "Inafanya kazi siku nzima na inachajiwa kwenye stendi yake usiku.",
    },
    { title: "PIN inabaki ndani", text: "PIN ya kadi haitoki kwenye mashine. Till haiioni." },
    {
      title: "Malipo pale mteja amekaa",
      text: "Waiter anaileta. Kadi au simu haitoki mkononi mwa mteja.",
    },
    { title: "Kiasi kutoka kwenye till", text: "VeltoPOS inatuma jumla, na jibu linarudi kwenye mauzo." },
    {
      title: "Kulipa kwa njia kadhaa",
      text: "Kiasi kwa cash, kiasi kwa M-Pesa, kiasi kwa kadi: zote ziko kwenye bili moja.",
    },
    {
      title: "Imehesabiwa wakati wa kufunga",
      text: "Kadi, cash na M-Pesa ziko pamoja kwenye ripoti ya siku.",
    },
  ],
  info: {
    title: "Kila shilingi kwenye bili moja",
    text: "Mteja mmoja analipa kwa gift card, M-Pesa na cash. Anayefuata anagusa kadi. Kila malipo yanaandikwa kwenye mauzo yake na saa na jina la keshia, na hesabu ya siku inalingana wakati wa kufunga.",
    link: { label: "Ona VeltoPOS ya maduka" },
  },
  close: {
    title: "Pokea malipo pale mteja alipo",
    text: "Agiza sasa, au tuulize inavyounganishwa na till yako.",
  },
  pictures: {
    alt: "Mashine ya kadi ya Velto kwenye stendi yake, ikiomba ksh 1,170.00, na alama ya kugusa kadi na kitufe cha M-Pesa juu ya keypad",
    views: [
      {
        label: "kutoka mbele",
        alt: "Mashine ya kadi ya Velto kwenye stendi kutoka mbele, tayari kwa kadi, simu au M-Pesa",
      },
      {
        label: "kutoka nyuma, na soketi zake",
        alt: "Nyuma ya mashine ya kadi ya Velto, na kamera na spika, kwenye stendi ya kuchaji yenye waya wa USB-C",
      },
      {
        label: "ikitumika",
        alt: "Mashine ya kadi ya Velto kwenye kaunta, kadi ikiwa ndani na ujumbe Payment received, kando ya simu yenye prompt ya M-Pesa",
      },
    ],
  },
});
