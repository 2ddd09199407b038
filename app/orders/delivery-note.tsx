import { useLanguage } from "~/language/use-language";
import { cents } from "~/money/cents";
import { formatCents } from "~/money/format";
import { published } from "~/published/published";
import { deliveryNoteWords } from "./delivery-note-words";

/** What delivery costs, where we know it, as information: nothing of it is part of the order. */
export function DeliveryNote({ address = "" }: { address?: string }) {
  const texts = deliveryNoteWords[useLanguage()];
  const towns = published("delivery")?.towns ?? [];
  if (towns.length === 0) return null;
  const typed = address.toLowerCase();
  const chosen = towns.find(({ name }) => typed.includes(name.toLowerCase()));
  return (
    <div className="full delivery-note">
      <p className="field__hint" role="status">
        {chosen
          ? texts.townPrice(chosen.name, formatCents(cents(chosen.price)), chosen.days)
          : texts.elsewhere}
      </p>
      <details>
        <summary>{texts.all}</summary>
        <dl className="sum">
          {towns.map(({ name, price, days }) => (
            <div key={name}>
              <dt>
                {name} <small>{days}</small>
              </dt>
              <dd>{formatCents(cents(price))}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
