import { useWords } from "~/language/use-language";
import { Facts } from "../panel/facts";
import type { Paybill } from "../panel/view";
import { byHandWords } from "./content.sw";

type ByHandProps = { paybill: Paybill; account: string };

/** For a phone that gets no prompt. The page follows the money as it follows a prompt. */
export function ByHand({ paybill: { number, isTill }, account }: ByHandProps) {
  const texts = useWords(byHandWords);
  return (
    <details className="by-hand">
      <summary>{isTill ? texts.till : texts.paybill}</summary>
      <Facts
        facts={
          isTill
            ? [[texts.tillNumber, number, "copy"]]
            : [
                [texts.paybillNumber, number, "copy"],
                [texts.account, account, "copy"],
              ]
        }
      />
      <p className="field__hint">{isTill ? texts.tillNote : texts.note}</p>
    </details>
  );
}
