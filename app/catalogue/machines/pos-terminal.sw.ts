import { machineInLanguages } from "../machine-translation";
import { posTerminalPage } from "./pos-terminal";

export const posTerminalWords = machineInLanguages(posTerminalPage, {
  description:
    "Skrini ya kugusa ya inch 15.6 yenye 1920x1080, RAM ya 8GB, SSD ya 256GB. Skrini ambayo keshia anaiangalia siku nzima.",
  fact: "Skrini ya kugusa ya inch 15.6",
  lede: "Till kubwa ya skrini ya kugusa kwa maduka, mikahawa na baa. Inatumia VeltoPOS, ambayo ina bei yake kando.",
  specs: [
    { name: "Skrini", value: "Ya kugusa, inch 15.6" },
    { name: "Resolution", value: "1920x1080" },
    { name: "Memory", value: "RAM ya 8GB" },
    { name: "Storage", value: "SSD ya 256GB" },
    { name: "Inafanya kazi na", value: "Printer ya risiti, mashine ya kadi, scanner ya barcode, mizani" },
    { name: "Software", value: "Inatumia VeltoPOS, kila aina; ina bei yake kando" },
  ],
  features: [
    {
      title: "Rahisi tangu siku ya kwanza",
      text: "Vitufe ni vikubwa, kwa hivyo keshia mpya anajifunza haraka.",
    },
    { title: "Inasomeka vizuri", text: "Majina na bei vinaonekana wazi ukiwa umesimama." },
    {
      title: "Inaenda na foleni",
      text: "Bidhaa nyingi na wateja wengi, bila kungoja skrini.",
    },
    {
      title: "Inauza bila mtandao",
      text: "Mauzo yanahifadhiwa kwenye till na kutumwa mtandao ukirudi.",
    },
    {
      title: "Kwa kipande au kwa uzito",
      text: "Unganisha scanner au mizani, na bidhaa au uzito wake uko kwenye bili.",
    },
    {
      title: "Kila mtu na yake",
      text: "Kila keshia ana badge au PIN, na ripoti inaonyesha nani aliuza nini.",
    },
  ],
  info: {
    title: "Kutoka kwenye boksi hadi mauzo ya kwanza",
    text: "Itoe kwenye boksi, unganisha stima na mtandao, kisha ingia. Kama tayari unatumia VeltoPOS, bidhaa zako ziko kwenye skrini.",
    link: { label: "Ona VeltoPOS" },
  },
  close: {
    title: "Weka moja kwenye kaunta yako",
    text: "Agiza sasa, au tuulize ni mashine gani zinafaa biashara yako.",
  },
  pictures: {
    alt: "POS terminal ya Velto yenye skrini ya kugusa ya inch 15.6 kwenye stendi nyeupe, ikionyesha mauzo ya duka na kitufe cha Charge cha ksh 1,170.00",
    views: [
      { label: "kutoka mbele", alt: "POS terminal ya Velto kutoka mbele, skrini ikionyesha mauzo 0412" },
      {
        label: "kutoka nyuma, na soketi zake",
        alt: "Nyuma ya POS terminal ya Velto: soketi za stima, mtandao, USB, skrini na cash drawer kando ya stendi, nyaya mbili zikiwa zimechomekwa",
      },
      {
        label: "ikitumika",
        alt: "POS terminal ya Velto kando ya mizani yenye nyanya nne; skrini na mizani zote zinaonyesha 1.240 kg",
      },
    ],
  },
});
