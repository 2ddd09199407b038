import { machineInLanguages } from "../machine-translation";
import { receiptPrinterPage } from "./receipt-printer";

export const receiptPrinterWords = machineInLanguages(receiptPrinterPage, {
  description: "Inachapa 300mm/s kwa 203 DPI kwenye karatasi ya 80mm, hata ya 58mm.",
  fact: "300mm/s kwenye karatasi ya 80mm",
  lede: "Risiti haraka kwenye kaunta, na oda za jikoni zinazosomeka.",
  specs: [
    { name: "Kasi", value: "300mm/s" },
    { name: "Resolution", value: "203 DPI" },
    { name: "Karatasi", value: "80mm (au 58mm)" },
    { name: "Inachapa", value: "Risiti, invoice na oda za jikoni, na QR code" },
    { name: "Inafanya kazi na", value: "POS terminal" },
    { name: "Software", value: "Inafanya kazi na VeltoPOS, kila aina; ina bei yake kando" },
  ],
  features: [
    { title: "Inachapa haraka", text: "Risiti ndefu imetoka keshia akiwa bado anahesabu coins." },
    { title: "Maandishi madogo yanasomeka", text: "Logo na QR code zinatoka wazi, simu inazisoma." },
    {
      title: "Nafasi ya mistari ya ushuru",
      text: "Majina ya bidhaa, VAT, KRA PIN yako na anwani kwenye risiti moja.",
    },
    { title: "Inatosha kaunta ndogo", text: "Inatumia roll nyembamba pale nafasi au bajeti ni ndogo." },
    {
      title: "Ongeza moja jikoni au kwenye baa",
      text: "Kila oda inachapwa inapotengenezwa: grill, cold kitchen au baa.",
    },
    { title: "Invoice kwa njia tatu", text: "Chapa, tuma kwa email, au mteja ascan." },
  ],
  info: {
    title: "Roll moja, kila aina ya karatasi",
    text: "Risiti kwenye till, oda jikoni, Z report wakati wa kufunga. VeltoPOS ndiyo inaamua kipi kichapwe wapi, kwa hivyo hakuna anayebeba karatasi huku na huku.",
    link: { label: "Ona VeltoPOS ya mikahawa" },
  },
  close: {
    title: "Usiandike tena risiti kwa mkono",
    text: "Agiza sasa, au tuulize unahitaji printer ngapi.",
  },
  pictures: {
    alt: "Printer ya risiti ya Velto ya 80 mm, nyeupe na kijivu, yenye kitufe cha rangi ya chungwa, ikichapa risiti ya ksh 1,170.00",
    views: [
      { label: "kutoka mbele", alt: "Printer ya risiti ya Velto kutoka mbele, risiti ikitoka juu" },
      {
        label: "kutoka nyuma, na soketi zake",
        alt: "Nyuma ya printer ya risiti ya Velto: soketi za stima, USB, mtandao na cash drawer, nyaya za stima na mtandao zikiwa zimechomekwa",
      },
      {
        label: "ikitumika",
        alt: "Printer ya risiti ya Velto ikitoa risiti ndefu, kando yake risiti iliyokatwa na roll mbili za karatasi",
      },
    ],
  },
});
