import { editionInLanguages } from "../edition-translation";
import { retailPage } from "./retail";

export const retailWords = editionInLanguages(retailPage, {
  title: "VeltoPOS ya Maduka",
  searchTitle: "System ya POS ya duka Kenya: barcode, mizani, M-Pesa | VeltoPOS",
  description:
    "System ya POS ya duka Kenya: scan, pima na uuze kwa cash, M-Pesa au kadi, hata bila mtandao, kwenye kila tawi.",
  lede: "Scan, pima, pokea pesa, toa risiti. Foleni inasonga, mtandao uwe au usiwe.",
  moment: {
    title: "Pima, scan, uza",
    lede: "Mizani na scanner zinaandika moja kwa moja kwenye risiti.",
  },
  highlights: [
    {
      title: "Inafanya kazi bila mtandao",
      text: "Till inaendelea kuuza mtandao ukipotea, na kutuma mauzo baadaye.",
    },
    { title: "Kila tawi", text: "Bei, stoki na wafanyakazi wa kila tawi, kutoka mahali pamoja." },
    {
      title: "Kulipa kwa njia kadhaa",
      text: "Kiasi kwa cash, kiasi kwa M-Pesa, kinachobaki kwa kadi. Bili moja na risiti moja.",
    },
    {
      title: "Scanner na mizani",
      text: "Scan pakiti, pima nyanya. Zote zinaingia kwenye bili moja kwa moja.",
    },
    { title: "Badge au PIN", text: "Kila keshia anaingia na yake, kwa hivyo unajua nani aliuza nini." },
    { title: "Invoice kwa njia tatu", text: "Kwa karatasi, kwa email, au kwa QR code ambayo mteja anascan." },
  ],
  tabs: [
    {
      name: "Kwa ufupi",
      title: "Kaunta nzima kwenye skrini moja",
      lead: "Bidhaa kushoto, bili kulia, pesa chini. Kila kitu kiko kwenye skrini moja.",
      points: [
        "Tafuta bidhaa kwa aina, kwa barcode au kwa jina",
        "Weka bili kando na uhudumie mteja mwingine",
        "Zawadi za loyalty zinapunguza jumla unapouza",
        "Uza bila mtandao; mauzo yanatumwa yenyewe",
        "Inafanya kazi peke yake au na VeltoERP",
      ],
    },
    {
      name: "Malipo",
      title: "Jinsi mteja anavyotaka kulipa",
      lead: "Bili moja inaweza kulipwa kwa sehemu, na till inasema kiasi kilichobaki.",
      points: [
        "Cash, na change imepigiwa hesabu",
        "M-Pesa, inaombwa na kuthibitishwa kutoka kwenye till",
        "Kadi kwenye mashine ya kadi",
        "Gift card na pesa za eWallet",
        "Bank transfer, inayolinganishwa na invoice",
        "Changanya njia hizi zote kwenye bili moja",
      ],
    },
    {
      name: "Kuuza",
      title: "Kutoka kikapu hadi risiti",
      lead: "Scanner inasoma, mizani inapima, drawer inafunguka. Keshia anamwangalia mteja.",
      points: [
        "Scanner ya barcode: kila beep ni bidhaa moja kwenye bili",
        "Mizani: uzito unaingia kwenye bei moja kwa moja",
        "Kurudisha na kubadilisha bidhaa kwa risiti ya zamani",
        "Invoice kwa karatasi, email au QR code",
        "Risiti yoyote inachapwa tena kutoka till yoyote",
      ],
    },
    {
      name: "Kusimamia duka",
      title: "Ijue siku yako kabla ya kufunga",
      lead: "Kila till inajumlisha pesa zilizoingia, kwa njia ya malipo na kwa keshia, kwenye kila tawi.",
      points: [
        "Kila keshia ana badge au PIN yake",
        "Cash ya drawer inalinganishwa na mauzo",
        "Stoki inahamishwa kati ya matawi kwa transfer note",
        "Stoki inayoisha inaonekana kabla ya kumalizika",
        "Mauzo kwa saa, kwa shelf na kwa tawi",
      ],
    },
    {
      name: "Loyalty ya wateja",
      title: "Wateja wa kila siku wanajulikana kwa jina",
      lead: "Nambari ya simu kwenye till inaleta points, wallet na coupon zake.",
      points: [
        "Points kwa kila mauzo, zinazogeuka kuwa zawadi",
        "Coupon inayotumika mara moja tu",
        "Promotion inayoanza na kuisha siku uliyopanga",
        "eWallet inayojazwa kwa M-Pesa au cash",
        "Gift card inayouzwa na kutumika kwenye tawi lolote",
      ],
    },
    {
      name: "Bidhaa",
      title: "Orodha moja ya shelf zote",
      lead: "Weka bidhaa mara moja. Kila till inayo, kwa bei ya tawi lake.",
      points: [
        "Bei tofauti kwa idadi, tawi, saa au mteja",
        "Size, rangi na part number za bidhaa moja",
        "Barcode zinascaniwa, label za shelf zinachapwa",
        "Bidhaa za kupima zinauzwa kwa uzito",
        "Stoki inahesabiwa kwenye kila tawi unapouza",
      ],
    },
  ],
  cards: {
    title: "Imepangwa jinsi duka linavyofanya kazi",
    lede: "Minimart, boutique au spare parts: vitu hivi vinne ndivyo vinavyoendesha siku.",
    items: [
      { title: "Matawi mengi", text: "Mauzo ya leo ya kila tawi, na stoki iliyo njiani kati yao." },
      {
        title: "Bila mtandao",
        text: "Mauzo yanahifadhiwa kwenye till na kutumwa mtandao ukirudi.",
      },
      {
        title: "Akaunti za keshia",
        text: "Kila keshia anaingia kabla ya kuuza. Kila drawer ina mwenyewe.",
      },
      { title: "Invoice", text: "Chapa, tuma kwa email, au mteja ascan code." },
    ],
  },
  extras: [
    {
      title: "Vifaa vya kaunta",
      text: "Mashine ambazo duka huanza nazo, zinazofanya kazi na VeltoPOS.",
      machines: [
        {
          title: "Skrini za kugusa",
          text: "Skrini ya kugusa ya inch 15.6 kwa kaunta yenye kazi siku nzima.",
        },
        {
          title: "Cash register",
          text: "Skrini ya kugusa na printer ya risiti zikifanya kazi pamoja. Cash drawer haimo.",
        },
        { title: "Mashine za kadi", text: "Kadi na M-Pesa, kwenye till au ukimpelekea mteja." },
      ],
    },
  ],
  loyalty: {
    text: "Points, gift card na eWallet kwenye till moja, ili mteja wa kila siku apate zawadi bila kadi ya karatasi.",
    tiles: ["Coupon", "Loyalty card", "Promotion", "eWallet", "Gift card"],
  },
  close: {
    title: "Ione na bidhaa zako mwenyewe",
    text: "Tutumie bidhaa kumi na bei zake. Tutaziuza mbele yako, hata mtandao ukiwa umezimwa.",
  },
});
