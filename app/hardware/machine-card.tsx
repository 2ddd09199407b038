import type { Machine } from "~/catalogue/machine";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { BuyLink } from "~/orders/buy-link";
import { MachineBadge } from "~/orders/machine-badge";
import { ArrowLink } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { Price } from "~/ui/price";
import { CarriedStage } from "~/ui/stage";
import { lineupWords } from "./content.sw";

type MachineCardProps = {
  machine: Machine & { alt: string };
  loading: "eager" | "lazy";
  onBuy: (machine: Machine) => void;
};

export function MachineCard({ machine, loading, onBuy }: MachineCardProps) {
  const language = useLanguage();
  const texts = lineupWords[language];
  return (
    <article className="hwc">
      {/* The Tab key finds the same page under 'Learn More'. */}
      <a href={pathIn(language, machine.path)} tabIndex={-1}>
        <CarriedStage path={machine.path}>
          <Picture
            name={machine.image}
            sizes="(min-width: 1280px) 302px, (min-width: 768px) 628px, calc(100vw - 42px)"
            loading={loading}
            alt={machine.alt}
          />
        </CarriedStage>
      </a>
      <div className="hwc__top">
        <h3 className="heading-3">{machine.name}</h3>
        <MachineBadge machine={machine} />
      </div>
      <p>{machine.description}</p>
      <div className="hwc__buy">
        <Price amount={machine.price} />
        <div className="row row--link">
          <ArrowLink to={machine.path} about={texts.about(machine.name)}>
            {texts.more}
          </ArrowLink>
          <BuyLink machine={machine} kind="primary" size="s" onBuy={onBuy}>
            {texts.buy}
          </BuyLink>
        </div>
      </div>
    </article>
  );
}
