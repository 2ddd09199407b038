import { inLanguages } from "~/language/words";
import { swahiliNumber } from "~/words";
import { type ComparedFeature, comparison, type inEveryEdition } from "./comparison";
import { editions } from "./editions";

const count = swahiliNumber(editions.length);

export const comparisonWords = inLanguages(comparison, {
  title: "Linganisha aina zote",
  all: (count) => `Linganisha mambo yote ${count}`,
  lede: `Zote ${count} zinauza, zinapokea kila aina ya malipo na zinafanya kazi bila mtandao. Tofauti ni aina ya biashara.`,
  caption: `Aina ${count} za VeltoPOS na zinachofanya`,
  feature: "Inachofanya",
  every: "Kwenye kila aina",
  groups: { counter: "Kwenye kaunta", stock: "Stoki", bookings: "Booking, oda na pesa" },
  has: "Ndiyo",
  lacks: "Haiko kwenye aina hii",
});

/** The rows of the comparison in Swahili. */
export const comparedInSwahili: Record<ComparedFeature | (typeof inEveryEdition)[number], string> = {
  "Sells without the network": "Inauza bila mtandao",
  "Several branches": "Matawi mengi",
  "Cash, M-Pesa and card, split over one bill": "Cash, M-Pesa na kadi kwenye bili moja",
  "Bank transfer, gift cards, eWallet": "Bank transfer, gift card, eWallet",
  "Points and loyalty": "Points na loyalty",
  "Price lists": "Bei tofauti (price list)",
  "Badge or PIN for each person": "Badge au PIN ya kila mtu",
  "Invoices by print, email or QR code": "Invoice kwa karatasi, email au QR code",
  "Works alone or with VeltoERP": "Peke yake au na VeltoERP",
  "Barcode scanners": "Scanner za barcode",
  Scales: "Mizani",
  "Label printing": "Kuchapa label",
  "Tables and floor plan": "Meza na mpangilio wake",
  "Kitchen display": "Skrini ya jikoni",
  "Open tabs": "Tab za wateja",
  "Happy hour prices": "Bei za happy hour",
  "Card preauthorization": "Kushikilia pesa kwenye kadi",
  "Low-stock alerts or reorder points": "Kujulishwa stoki ikiisha",
  "Cocktail recipes": "Recipe za cocktail",
  "Wine cellar": "Cellar ya wine",
  "Stock transfers": "Kuhamisha stoki",
  "Variants with images": "Aina za bidhaa na picha",
  "Equipment and maintenance": "Vifaa na matengenezo",
  Deposits: "Deposit",
  "Reservation calendar": "Kalenda ya booking",
  "Hourly, daily, weekly and monthly rates": "Bei za saa, siku, wiki na mwezi",
  "Late fees": "Ada ya kuchelewa",
  Signatures: "Sahihi",
  "Custom orders": "Oda maalum",
  "Delivery scheduling": "Kupanga delivery",
  "Layaway and financing": "Lipa mdogo mdogo na mkopo",
  "Sales commissions": "Commission ya mauzo",
};
