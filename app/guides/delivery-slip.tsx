import { Icon } from "~/ui/icon";

type DeliverySlipProps = { title: string; lines: readonly (readonly [string, string])[]; signed: string };

/** The page in five lines, as the paper that comes with the box. */
export function DeliverySlip({ title, lines, signed }: DeliverySlipProps) {
  return (
    <div className="guide-slip">
      <div className="guide-slip__paper">
        <p className="guide-slip__head">
          <b>{title}</b>
          <Icon name="truck" />
        </p>
        <dl>
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="guide-slip__sign">{signed}</p>
        <div className="tear tear--under" />
      </div>
    </div>
  );
}
