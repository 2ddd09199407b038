import { Link } from "react-router";
import type { Machine } from "~/catalogue/machine";
import { PurchaseLink } from "~/orders/purchase-link";
import { ArrowLink } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { Badge, Price } from "~/ui/price";
import { CarriedStage } from "~/ui/stage";

type MachineCardProps = {
  machine: Machine;
  loading: "eager" | "lazy";
  onPurchase: (machine: Machine) => void;
};

export function MachineCard({ machine, loading, onPurchase }: MachineCardProps) {
  return (
    <article className="hwc">
      {/* The Tab key finds the same page under 'Learn More'. */}
      <Link to={machine.path} tabIndex={-1} viewTransition>
        <CarriedStage path={machine.path}>
          <Picture
            name={machine.image}
            sizes="(min-width: 768px) 628px, calc(100vw - 42px)"
            loading={loading}
          />
        </CarriedStage>
      </Link>
      <div className="hwc__top">
        <h3 className="h3">{machine.name}</h3>
        <Badge>{machine.badge}</Badge>
      </div>
      <p>{machine.description}</p>
      <div className="hwc__buy">
        <Price amount={machine.price} />
        <div className="row row--link">
          <ArrowLink to={machine.path} about={`about the ${machine.name}`}>
            Learn More
          </ArrowLink>
          <PurchaseLink machine={machine} kind="primary" size="s" onPurchase={onPurchase}>
            Purchase
          </PurchaseLink>
        </div>
      </div>
    </article>
  );
}
