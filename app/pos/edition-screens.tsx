import { Illustration } from "~/illustrations/illustration";
import type { HeroScreens } from "./edition-content";

/** The tinted panel beside an edition's title. */
export function EditionScreens({ layout, tint, screens }: HeroScreens) {
  return (
    <div className={`hero__panel edhero edhero--${layout} ground-${tint}`}>
      {screens.map((screen) => (
        <Illustration key={screen} name={screen} loading="eager" />
      ))}
    </div>
  );
}
