import { Icon } from "./icon";
import type { IconName } from "./icon-names";

export type Feature = { icon: IconName; title: string; text: string };

type FeatureGridProps = {
  items: readonly Feature[];
  columns: 2 | 3 | 4;
  look: "ruled" | "boxed";
  /** Level of the titles; 3 under a section's own heading. */
  level?: 2 | 3;
};

export function FeatureGrid({ items, columns, look, level = 3 }: FeatureGridProps) {
  const Title = level === 2 ? "h2" : "h3";
  return (
    <ul className={`${look === "ruled" ? "ruled" : "feat"} cols-${columns}`}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <Title className="heading-4">{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
