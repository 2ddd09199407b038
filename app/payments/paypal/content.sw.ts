import { inLanguages } from "~/language/words";
import { paypalForm } from "./content";

export const paypalFormWords = inLanguages(paypalForm, {
  shillings: "Kwa shilingi za Kenya",
  rate: "Rate",
  charges: "PayPal inakutoza",
  hint: "Rate inashikiliwa kwa dakika 30. Oda yako inabaki kwa shilingi za Kenya; PayPal inaweza kuongeza ada yake.",
  send: (amount) => `Endelea kwa PayPal, ${amount}`,
  sending: "PayPal inafunguka...",
  newRate: "Dakika 30 zimeisha, kwa hivyo rate ni mpya.",
});
