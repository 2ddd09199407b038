import type { ComponentProps } from "react";
import { useWords } from "~/language/use-language";
import { formatCents } from "~/money/format";
import { Picture } from "~/ui/picture";
import { BuyForm } from "./buy-form";
import { categoryWords } from "./content.sw";

/** What is being bought, at the foot of the window once the button at the top is out of sight. */
export function BuyBar(props: ComponentProps<typeof BuyForm>) {
  const category = useWords(categoryWords);
  const { name, image, price } = props.machine;
  return (
    <buy-bar hidden>
      <div className="wrap buybar">
        <Picture name={image} sizes="64px" loading="lazy" alt="" />
        <p>
          <b>{name}</b>
          <small className="buybar__note">{category.barNote}</small>
          <small className="buybar__price">{formatCents(price)}</small>
        </p>
        <b className="buybar__sum">{formatCents(price)}</b>
        <BuyForm {...props} />
      </div>
    </buy-bar>
  );
}
