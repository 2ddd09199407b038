import type { ComponentProps } from "react";
import type { Hardware } from "~/catalogue/catalogue";
import { linesQuery } from "~/catalogue/lines";
import { useLanguage } from "~/language/use-language";
import { amountText } from "~/money/format";
import { splitVat } from "~/money/vat";
import { MachineBadge } from "~/orders/machine-badge";
import { StockState } from "~/stock/stock-state";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ArrowLink } from "~/ui/button";
import { Price } from "~/ui/price";
import { BuyForm } from "./buy-form";
import { categoryWords } from "./content.sw";
import { Gallery } from "./gallery/gallery";
import { Promises } from "./promises";

type BuyProps = Omit<ComponentProps<typeof BuyForm>, "machine"> & { hardware: Hardware };

/** The top of a machine's page: pictures, price and button, and what is promised with them. */
export function Buy({ hardware, ...form }: BuyProps) {
  const language = useLanguage();
  const category = categoryWords[language];
  const { net, vat } = splitVat(hardware.price);
  return (
    <section className="hero hero--buy">
      <div className="wrap">
        <Breadcrumbs
          above={[{ name: category.hardware, to: "/products/hardware" }]}
          current={hardware.family}
        />
        <div className="split buy">
          <div className="buy__art">
            <Gallery machine={hardware} />
          </div>
          <div className="buy__txt">
            <h1 className="heading-1">{hardware.name}</h1>
            <p className="lede">{hardware.lede}</p>
            <div className="buy__price">
              {/* In one row, so that nothing moves when the machine's stock is known. */}
              <div className="buy__said">
                <MachineBadge machine={hardware} />
                {hardware.isSold && <StockState machine={hardware.id} />}
              </div>
              <Price amount={hardware.price} note={category.vat(amountText(net), amountText(vat))} />
            </div>
            <BuyForm machine={hardware} {...form} />
            <ArrowLink to={quotationOf(hardware.id, form.quantity)}>{category.quotation}</ArrowLink>
            <Promises />
          </div>
        </div>
      </div>
    </section>
  );
}

function quotationOf(machine: Hardware["id"], quantity = 1): string {
  return `/products/hardware/quotation?${linesQuery([{ machine, quantity }])}`;
}
