import type { Language } from "~/language/language";

/** What a rule says about a field, in the visitor's language. The rules themselves say it in English. */
export function messageIn(language: Language, message: string): string {
  if (language === "en") return message;
  const filled = /^Shorten this to ([\d,]+) characters\. It has ([\d,]+) now\.$/.exec(message);
  if (filled) return `Fupisha hadi herufi ${filled[1]}. Sasa zipo ${filled[2]}.`;
  return swahili[message] ?? message;
}

const swahili: Record<string, string> = {
  "Enter your name.": "Andika jina lako.",
  "Enter your full name.": "Andika jina lako kamili.",
  "Enter your email address.": "Andika email yako.",
  "Enter your business email.": "Andika email ya biashara yako.",
  "Use a dot, not a comma, like name@gmail.com.": "Weka nukta, si koma, kama jina@gmail.com.",
  "Enter one email address with an @, like name@shop.co.ke.":
    "Andika email moja yenye @, kama jina@duka.co.ke.",
  "This address looks unfinished. Check the part after @.":
    "Email hii haijakamilika. Angalia sehemu baada ya @.",
  "We can't send to this address. Check each character.":
    "Hatuwezi kutuma kwa email hii. Angalia kila herufi.",
  "Write your message.": "Andika ujumbe wako.",
  "Enter your company's name.": "Andika jina la kampuni yako.",
  "Choose one of the ranges.": "Chagua moja kwenye orodha.",
  "Enter your phone number.": "Andika nambari yako ya simu.",
  "Enter a number like 0700 000 000. For another country, start with +.":
    "Andika nambari kama 0700 000 000. Ya nchi nyingine, anza na +.",
  "Enter the building, street and town we deliver to.": "Andika jengo, barabara na mji wa kuletewa.",
  "Choose a payment method.": "Chagua njia ya kulipa.",
  "Choose a product from the lineup.": "Chagua mashine kwenye orodha.",
  "Enter a whole number of at least 1.": "Andika idadi, kuanzia 1.",
  "For more than 999 units, request a quote.": "Kwa zaidi ya mashine 999, omba quotation.",
  "A KRA PIN is a letter, nine digits and a letter, for example P000000045R.":
    "KRA PIN ni herufi, tarakimu tisa na herufi, kwa mfano P000000045R.",
  "Enter the reference, like VLT-7K3M9PX.": "Andika nambari ya oda, kama VLT-7K3M9PX.",
  "Enter the email or phone number you ordered with.": "Andika email au nambari ya simu uliyoagiza nayo.",
  "Enter an email address like name@shop.co.ke, or a phone number like 0700 000 000.":
    "Andika email kama jina@duka.co.ke, au nambari ya simu kama 0700 000 000.",
  "Enter your email address or phone number.": "Andika email au nambari yako ya simu.",
  "Choose a time.": "Chagua saa.",
  "Choose how we meet.": "Chagua tutakutana vipi.",
  "Tell us where in Nairobi to come.": "Tuambie tuje wapi Nairobi.",
};
