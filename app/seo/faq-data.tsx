import { faqPage } from "./structured-data";

type FaqDataProps = { questions: readonly { question: string; answer: string }[] };

/** Beside the questions and not in the head, which comes with the first bytes of a page. */
export function FaqData({ questions }: FaqDataProps) {
  const data = { "@context": "https://schema.org", "@graph": [faqPage(questions)] };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, and nothing in them ends the script
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/[<>&]/g, asEscape) }}
    />
  );
}

function asEscape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
