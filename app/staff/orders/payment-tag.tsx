import type { PaymentWord } from "./order-words";

const looks = { none: "dim", part: "tag tag--part", paid: "paid" };

export function PaymentTag({ word }: { word: PaymentWord }) {
  return <span className={looks[word.look]}>{word.text}</span>;
}
