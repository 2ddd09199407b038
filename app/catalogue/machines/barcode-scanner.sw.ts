import { machineInLanguages } from "../machine-translation";
import { barcodeScannerPage } from "./barcode-scanner";

export const barcodeScannerWords = machineInLanguages(barcodeScannerPage, {
  description:
    "Inascan mara 120 kwa sekunde kutoka umbali wa hadi 45 cm. Betri masaa 14+, Bluetooth hadi futi 100.",
  fact: "Inascan mara 120 kwa sekunde",
  lede: "Elekeza, sikia beep, bidhaa inayofuata. Ina kasi ya kutosha foleni ya Jumamosi ya mwisho wa mwezi.",
  specs: [
    { name: "Kasi", value: "Mara 120 kwa sekunde" },
    { name: "Umbali wa kusoma", value: "45 cm" },
    { name: "Betri", value: "Masaa 14+" },
    { name: "Bila waya", value: "Bluetooth, hadi futi 100 (kama mita 30)" },
    { name: "Inafanya kazi na", value: "POS terminal" },
    { name: "Software", value: "Inafanya kazi na VeltoPOS, kila aina; ina bei yake kando" },
  ],
  features: [
    { title: "Inasoma kwa kasi ya mkono wako", text: "Ipitishe kwenye shelf usikie beep kwa kila bidhaa." },
    { title: "Mzigo mzito unabaki kwenye trolley", text: "Nyoosha mkono uscan gunia lilipo." },
    { title: "Chaji usiku, scan siku nzima", text: "Betri yake inatosha siku nzima ya kazi." },
    { title: "Hadi store na kurudi", text: "Ondoka kwenye kaunta, na bado inaongea na till." },
    { title: "Kuhesabu stoki", text: "Hesabu shelf kwa kuiscan. VeltoPOS inaonyesha kinachokosekana." },
    { title: "Kuangalia bei", text: "Scan moja inaonyesha bei na stoki ya kila tawi." },
  ],
  info: {
    title: "Inasaidia hata nyuma ya kaunta",
    text: "Pokea mzigo, hesabu shelf, angalia bei. Scanner hiyohiyo inafanya kazi ya stoki wakati wateja ni wachache, ili hesabu ya skrini ilingane na shelf.",
    link: { label: "Ona VeltoPOS ya maduka" },
  },
  close: {
    title: "Foleni isonge",
    text: "Agiza sasa, au tuulize inasoma barcode gani.",
  },
  pictures: {
    alt: "Scanner ya barcode ya Velto isiyo na waya, yenye kitufe cha rangi ya chungwa, ikiwa kwenye stendi nyeupe ya kuchaji",
    views: [
      { label: "kutoka mbele", alt: "Scanner ya barcode ya Velto kutoka mbele, ikiwa kwenye stendi yake" },
      {
        label: "kutoka nyuma, na soketi zake",
        alt: "Scanner ya barcode ya Velto kwenye stendi kutoka nyuma, na waya wa kuchaji wa USB-C",
      },
      {
        label: "ikitumika",
        alt: "Scanner ya barcode ya Velto kwenye stendi ikisoma barcode ya pakiti ya unga kwa mstari mwekundu",
      },
    ],
  },
});
