import { editionInLanguages } from "../edition-translation";
import { barsWinesSpiritsPage } from "./bars-wines-spirits";

export const barsWinesSpiritsWords = editionInLanguages(barsWinesSpiritsPage, {
  title: "VeltoPOS ya Baa, Wines and Spirits",
  searchTitle: "System ya POS ya baa na wines and spirits Kenya | VeltoPOS",
  description:
    "System ya POS ya baa na wines and spirits Kenya: tab, bei za happy hour, recipe za cocktail na stoki ya cellar. Hata bila mtandao.",
  lede: "Fungua tab, mimina, gawa, funga. Baa na wines and spirits zinatumia till moja na cellar moja.",
  moment: {
    title: "Saa moja usiku (19:00) bei inabadilika yenyewe",
    lede: "Sogeza saa na umimine. Round iliyoagizwa saa moja kasoro dakika tano (18:55) inabaki na bei ya saa hiyo.",
  },
  highlights: [
    { title: "Tab za wateja", text: "Anza tab kwa jina au kwa kadi, na iache wazi usiku mzima." },
    { title: "Happy hour", text: "Bei inaanza na kuisha kwa dakika uliyopanga, yenyewe." },
    { title: "Recipe za cocktail", text: "Andika vipimo mara moja. Kila glasi inavitoa kwenye stoki." },
    { title: "Unajulishwa stoki ikipungua", text: "Unapata alert kabla gin haijaisha." },
    { title: "Kugawa bili", text: "Kwa kiasi au kwa asilimia. Kila rafiki analipa chake." },
    { title: "Inafanya kazi bila mtandao", text: "Tab na mauzo yanaendelea mtandao ukipotea." },
  ],
  tabs: [
    {
      name: "Kwa ufupi",
      title: "Till moja ya baa na ya wines and spirits",
      lead: "Kinachomiminwa na kinachobebwa vinatoka kwenye stoki moja.",
      points: [
        "Aina za wine na spirits, kutoka lager hadi single malt",
        "Tab kwenye baa, barcode kwenye duka",
        "Badge au PIN ya kila bartender",
        "Matawi kadhaa, kila moja na cellar yake",
        "Inafanya kazi bila mtandao; mauzo yanatumwa yenyewe",
        "Inafanya kazi peke yake au na VeltoERP",
      ],
    },
    {
      name: "Stoki",
      title: "Hesabu chupa, si kreti tu",
      lead: "Stoki inapungua kila unapomimina, kwa hivyo ukifunga, hesabu haikushtui.",
      points: [
        "Alert ya stoki kwa kiwango unachoweka",
        "Chupa zilizofunguliwa zinahesabiwa kwa mililita",
        "Stoki ya wine cellar kwa bin, mwaka na gharama",
        "Kiwango cha kuagiza tena kwa kila aina ya wine na spirits",
        "Kuchapa label za chupa na shelf",
      ],
    },
    {
      name: "Kazi ya baa",
      title: "Ijumaa usiku, kila bei kwa saa yake",
      lead: "Bei zinabadilika kwa wakati na tab zinakabidhiwa, na hakuna mteja anayengoja.",
      points: [
        "Happy hour: bei kwa siku na saa",
        "Recipe za cocktail na vipimo na gharama",
        "Kuhamisha tab kwa bartender mwingine kwa kubonyeza mara moja",
        "Round ya mwisho inarudiwa kutoka kwenye tab",
        "Bei za members, sherehe na terrace",
      ],
    },
    {
      name: "Malipo",
      title: "Shikilia pesa kwenye kadi kabla ya round ya kwanza",
      lead: "Tab iko salama tangu mwanzo, na pesa isiyotumika inaachiliwa.",
      points: [
        "Kushikilia pesa kwenye kadi tab ikifunguliwa",
        "Kugawa bili kwa kiasi au asilimia",
        "Cash, M-Pesa, kadi na gift card kwenye tab moja",
        "Bank transfer za sherehe, kwa invoice",
        "Invoice kwa karatasi, email au QR code",
      ],
    },
    {
      name: "Wines and spirits",
      title: "Wines and spirits kando ya baa",
      lead: "Uza chupa moja au kreti thelathini, na umwagizie mteja kisichoko kwenye shelf.",
      points: [
        "Punguzo la bei ya jumla na la kreti linahesabiwa lenyewe",
        "Oda maalum za wateja kwa deposit",
        "Label za shelf zenye bei ya chupa na ya kreti",
        "Scanner ya barcode kwenye kaunta",
        "Viti vya tasting event vinauzwa kwenye till hiyohiyo",
      ],
    },
    {
      name: "Loyalty",
      title: "Club inayowarudisha wateja",
      lead: "Members wanapata box kila mwezi na wanaambiwa kuhusu tasting kabla ya wengine.",
      points: [
        "Wine club: nani amelipa, nani amechukua",
        "VIP tasting kwa members kwanza",
        "Points kwa kila round na kila chupa",
        "eWallet inayojazwa kwa M-Pesa",
        "Gift card za baa na za duka",
      ],
    },
  ],
  cards: {
    title: "Imepangwa jinsi baa inavyofanya kazi",
    lede: "Kazi nne nyuma ya kaunta moja.",
    items: [
      {
        title: "Recipe za vinywaji",
        text: "Andika recipe mara moja. Gharama na stoki vinafuata kila glasi.",
      },
      {
        title: "Tab za baa",
        text: "Kila tab ina jina, mwenyewe na jumla. Ihamishe shift ikiisha.",
      },
      { title: "Kufuata stoki", text: "Ona kinachoisha, kiko wapi na uagize lini." },
      { title: "Tasting event", text: "Uza viti, mimina tasting, kisha uza chupa." },
    ],
  },
  extras: [
    {
      title: "Stoki ya cellar",
      text: "Kila bin na chupa zake, mwaka na gharama. Kinachoenda dukani au kwenye baa kinatolewa kwenye hesabu ya cellar.",
      points: [
        "Aina za wine na spirits, kila moja na rangi yake",
        "Alert kabla bin haijaisha",
        "Label zinachapwa kutoka kwenye bin iliyofunguliwa",
      ],
    },
    {
      title: "Kusimamia tab",
      text: "Kutoka round ya kwanza hadi kugawa bili, tab moja inabeba yote.",
      points: [
        "Inafunguliwa kwa jina, kwa kiti au kwa kadi",
        "Inahamishwa kati ya bartender bila kufungwa",
        "Inagawanywa kwa kiasi au asilimia",
      ],
    },
  ],
  loyalty: {
    text: "Points kwenye baa, wine club dukani na eWallet ya zote mbili: mteja wa kila siku anapata zawadi kote.",
    tiles: ["Wine club", "VIP tasting", "Loyalty card", "Promotion", "eWallet", "Gift card"],
  },
  close: {
    title: "Leta cocktail ya baa yako",
    text: "Tupe recipe, bei na happy hour. Tutafungua tab na kuimimina kwenye VeltoPOS.",
  },
});
