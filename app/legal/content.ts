import { site } from "~/site";

const official = "Huu ni ufupi tu. Maandishi ya Kiingereza kwenye ukurasa huu ndiyo rasmi.";

/** The 'In short' of the legal pages in Swahili. English is what counts. */
export const inSwahili = {
  terms: {
    title: "Kwa ufupi, kwa Kiswahili",
    points: [
      "Kusoma tovuti, kutuma ujumbe au kuomba demo hakukufungi chochote.",
      "Oda ya mashine inangoja hadi tuithibitishe. Unalipa baada ya hapo tu.",
      "Bei ziko kwa shilingi, pamoja na VAT.",
      "Unaweza kughairi kabla mzigo haujatumwa, na kurudisha mashine ambayo haijatumika ndani ya siku 14 baada ya kuletewa.",
      "Sheria ya Kenya inatumika, na hakuna kilicho hapa kinachokunyima haki unayopewa na sheria.",
    ],
    official,
  },
  privacy: {
    title: "Kwa ufupi, kwa Kiswahili",
    points: [
      "Unaweza kusoma kila ukurasa wa tovuti hii bila kutuambia wewe ni nani.",
      "Tunahifadhi unachotutumia kwa fomu, ili tukujibu au tukuletee oda yako.",
      "Tovuti haiweki cookies na haipakii chochote kutoka kampuni nyingine. Tunahesabu kila ukurasa unasomwa mara ngapi, bila kujua nani anausoma.",
      "Hatuuzi wala kukodisha taarifa zako kwa mtu yeyote.",
      `Unaweza kuomba kuona, kusahihisha au kufuta tulichonacho. Andika kwa ${site.email.info}.`,
    ],
    official,
  },
} as const;
