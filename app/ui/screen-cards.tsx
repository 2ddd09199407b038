import { Illustration } from "~/illustrations/illustration";
import type { IllustrationName } from "~/illustrations/illustrations";
import { ScreenCard, type ScreenCardProps } from "./card";
import type { SiteLink } from "./site-link";

export type ScreenCardContent = Pick<ScreenCardProps, "tint" | "fit"> & {
  title: string;
  text: string;
  link?: SiteLink;
  screens: readonly IllustrationName[];
};

/** Cards with product screens in the rhythm 7-5-5-7. */
export function ScreenCards({ cards }: { cards: readonly ScreenCardContent[] }) {
  return (
    <div className="bento">
      {cards.map(({ screens, ...card }) => (
        <ScreenCard
          key={card.title}
          {...card}
          art={screens.map((name) => <Illustration key={name} name={name} />)}
        />
      ))}
    </div>
  );
}
