import { editionInLanguages } from "../edition-translation";
import { restaurantsPage } from "./restaurants";

export const restaurantsWords = editionInLanguages(restaurantsPage, {
  title: "VeltoPOS ya Mikahawa",
  searchTitle: "System ya POS ya mkahawa Kenya: meza, jikoni, bili | VeltoPOS",
  description:
    "System ya POS ya mkahawa Kenya: meza, skrini ya jikoni na kugawa bili. Inafanya kazi bila mtandao, inapokea M-Pesa.",
  lede: "Karibisha, chukua oda, pika na ulipishe bila kukimbia huku na huku. Meza, jikoni na till ziko pamoja.",
  moment: {
    title: "Lunch, meza 7 iko tayari kuagiza",
    lede: "Tuma oda, na inaonekana kwenye skrini ya jikoni. Njano ikifika dakika nane, nyekundu ikifika kumi na mbili. Kisha gawa bili.",
  },
  highlights: [
    {
      title: "Kupanga meza",
      text: "Chora mkahawa wako mara moja. Karibisha, hamisha, unganisha na gawa meza kadri wateja wanavyokuja.",
    },
    { title: "Skrini ya jikoni", text: "Kila oda inafika kwa mpishi wake mara tu waiter anapoituma." },
    { title: "Kugawa bili", text: "Kwa kiti, kwa chakula au kwa asilimia. Kila mtu analipa chake." },
    {
      title: "Inafanya kazi bila mtandao",
      text: "Oda na malipo yanaendelea bila mtandao, na yanatumwa baadaye.",
    },
    { title: "Kila njia ya kulipa", text: "Cash, M-Pesa, kadi na gift card, hata zote kwenye bili moja." },
    {
      title: "Akaunti za waiter",
      text: "Kila waiter anaingia kwa badge au PIN, kwa hivyo unajua nani alihudumia meza gani.",
    },
  ],
  tabs: [
    {
      name: "Kwa ufupi",
      title: "Oda moja, kila anayeihitaji anaiona",
      lead: "Waiter anaituma, jikoni wanaipika, keshia anailipisha. Hakuna anayeiandika mara mbili.",
      points: [
        "Fungua, weka kando na hamisha oda kati ya waiter",
        "Bei tofauti kwa saa, kwa siku au kwa tawi",
        "Invoice kwa karatasi, email au QR code",
        "Stoki inapungua sahani zikitoka jikoni",
        "Inafanya kazi peke yake au na VeltoERP",
      ],
    },
    {
      name: "Malipo",
      title: "Wateja wanne, njia nne za kulipa",
      lead: "Gawa bili kwenye meza au kwenye till. Kila mteja anaondoka na risiti.",
      points: [
        "Kwa kiti, kwa chakula au kwa asilimia",
        "Cash, M-Pesa na kadi kwenye bili moja",
        "Gift card na pesa za eWallet",
        "Bank transfer za sherehe, kwa invoice",
        "Malipo bila mtandao; yanatumwa yenyewe",
      ],
    },
    {
      name: "Meza",
      title: "Mkahawa wote mkononi mwa waiter",
      lead: "Kila waiter anaona meza zake, wateja wamekaa muda gani na nani anataka bili.",
      points: [
        "Karibisha, hamisha, unganisha na gawa meza",
        "Mpangilio wa ground floor, terrace na baa, kila moja na wake",
        "Dakika tangu wateja wakae, kwenye kila meza",
        "Meza zinakabidhiwa shift ikiisha",
        "Mpangilio wa kila tawi",
      ],
    },
    {
      name: "Jikoni",
      title: "Oda inafika kwa mpishi wake",
      lead: "Skrini ya jikoni inaonyesha kila mpishi sahani zake, iliyongoja zaidi kwanza.",
      points: [
        "Grill, cold kitchen na baa, kila moja na skrini yake",
        "Tiketi zinabadilika rangi dakika zikipita",
        "Maelezo kama “bila pilipili” yanaonekana wazi",
        "Hesabu ya kila chakula kwa meza zote",
        "Weka tiki kwenye sahani na waiter anajua",
      ],
    },
    {
      name: "Menu",
      title: "Badilisha bei kabla ya oda inayofuata",
      lead: "Menu moja kwa kila till na kila mashine ya mkononi. Ukibadilisha hapa, imebadilika pale.",
      points: [
        "Bei za lunch na za jioni zinabadilika zenyewe kwa saa",
        "Size, nyongeza na sides za kila chakula",
        "Kilichoisha kwenye skrini moja kimeisha kwenye zote",
        "Viungo vinatolewa kwenye stoki kwa kila sahani",
        "Vyakula vilevile kwenye kila tawi, kwa bei ya hapo",
      ],
    },
    {
      name: "Loyalty ya wateja",
      title: "Wape zawadi wateja wanaorudi",
      lead: "Nambari ya simu kwenye bili inaleta points, wallet na coupon za mteja.",
      points: [
        "Points kwa kila bili, zinazogeuka kuwa chakula",
        "Coupon za siku yenye wateja wachache",
        "Promotion zinazoanza na kuisha zenyewe",
        "eWallet inayojazwa kwa M-Pesa",
        "Gift card zinauzwa kwenye till na kutumika kwenye tawi lolote",
      ],
    },
  ],
  cards: {
    title: "Imepangwa jinsi mkahawa unavyofanya kazi",
    lede: "Skrini nne zinazotumia orodha moja ya oda.",
    items: [
      { title: "Kupanga meza", text: "Unganisha meza mbili kwa watu kumi, na bili ibaki moja." },
      { title: "Kufuata oda", text: "Jua iliyotumwa, inayopikwa, iliyo tayari na iliyofika mezani." },
      { title: "Kupanga menu", text: "Size, nyongeza na bei za lunch, zinabadilishwa kwa dakika moja." },
      { title: "Skrini ya jikoni", text: "Tiketi zinakuwa njano, kisha nyekundu, dakika zikipita." },
    ],
  },
  extras: [
    {
      title: "Mpangilio wa meza",
      text: "Mkahawa wako ulivyo dakika hii. Meza tupu, yenye watu, iliyoagiza, inayongoja bili: ukiangalia mara moja timu nzima inajua iende wapi.",
      points: [
        "Sehemu kadhaa: ground floor, terrace, baa",
        "Dakika tangu wateja wakae, kwenye kila meza",
        "Gusa meza uone, uhamishe au ulipishe oda yake",
      ],
    },
    {
      title: "Kutayarisha oda",
      text: "Mpishi anaona apike nini, kwa meza gani, na wamengoja muda gani.",
      points: [
        "Grill, cold kitchen na baa, kila mmoja anaona sahani zake",
        "Maelezo kama “bila pilipili” yanaonekana wazi",
        "Weka tiki kwenye sahani na waiter anajua",
      ],
    },
  ],
  loyalty: {
    text: "Points, gift card na eWallet kwenye till moja, ili wateja wanaorudi wapate shukrani.",
    tiles: ["Coupon", "Loyalty card", "Promotion", "eWallet", "Gift card"],
  },
  close: {
    title: "Ione ikifanya kazi ya Ijumaa usiku",
    text: "Tutapanga VeltoPOS na meza zako na menu yako, kisha tupitie usiku mzima wa kazi pamoja nawe.",
  },
});
