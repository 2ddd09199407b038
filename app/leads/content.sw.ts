import { inLanguages } from "~/language/words";
import { site } from "~/site";
import { confirmationTexts } from "./content";

const { replyWithin } = site.swahili;

export const confirmationWords = inLanguages(confirmationTexts, {
  message: {
    subject: "Tumepata ujumbe wako",
    thanks: `Asante kwa kuiandikia ${site.name}. Tutajibu kwa email hii ndani ya ${replyWithin}.`,
    urgent: `Kama ni haraka, piga ${site.phones[0]}.`,
  },
  demo: {
    subject: "Tumepata ombi lako la demo",
    wanted: "software yetu ikifanya kazi",
    thanks: (wanted) => `Asante kwa kuomba kuona ${wanted}.`,
    call: `Tutakupigia ndani ya ${replyWithin}, tujue unauza nini, wapi, na kinachokuchelewesha. Kisha tunapanga demo ya biashara yako.`,
    choose: "Au chagua saa mwenyewe. Hapo huhitaji kungoja tukupigie.",
    chooseLink: "Chagua saa",
    add: `Kuongeza kitu, jibu email hii au piga ${site.phones[0]}.`,
  },
  closing: {
    reason: (siteUrl) =>
      `Unapata email hii kwa sababu anwani hii iliandikwa kwenye ${siteUrl}. Kama si wewe, jibu utuambie, nasi tutaifuta.`,
    news: "Pia uliomba habari za bidhaa kwa email. Zinaanza ukibonyeza kitufe hiki, na unaweza kuacha wakati wowote.",
    newsLink: "Nitumieni habari za bidhaa (ukurasa wa Kiingereza)",
  },
});
