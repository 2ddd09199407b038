import { inLanguages } from "~/language/words";
import { erasedTexts } from "./erased-content";

export const erasedWords = inLanguages(erasedTexts, {
  title: "Tumefuta taarifa zako",
  what: "Ulichotutumia kimefutwa: ujumbe, maombi ya demo, tulichoandika kuyahusu, na ruhusa yako ya kutumiwa habari kama uliitoa.",
  kept: (references) =>
    `Sheria inatutaka tuweke oda zilizolipwa kwa miaka saba baada ya mwaka wa oda. Kwa ${references} tunabaki na nambari ya oda, mashine, kiasi, tarehe, na jina na KRA PIN ya mnunuzi. Email yako, nambari ya simu na mahali pa kuletewa vimefutwa hapo pia.`,
  last: "Hii ndiyo email ya mwisho unayopata kutoka kwetu kuhusu jambo hili.",
});
