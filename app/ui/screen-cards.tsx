import { ScreenCard, type ScreenCardProps } from "./card";
import type { SiteLink } from "./site-link";
import { Vignette } from "./vignette";
import type { VignetteName } from "./vignettes";

export type ScreenCardContent = Pick<ScreenCardProps, "tint" | "fit"> & {
  title: string;
  text: string;
  link?: SiteLink;
  screens: readonly VignetteName[];
};

/** Cards with product screens in the rhythm 7-5-5-7. */
export function ScreenCards({ cards }: { cards: readonly ScreenCardContent[] }) {
  return (
    <div className="bento">
      {cards.map(({ screens, ...card }) => (
        <ScreenCard
          key={card.title}
          {...card}
          art={screens.map((name) => <Vignette key={name} name={name} />)}
        />
      ))}
    </div>
  );
}
