import { Vignette } from "~/ui/vignette";
import type { HeroScreens } from "./industry-content";

/** The tinted panel beside an edition's title. */
export function EditionScreens({ layout, tint, screens }: HeroScreens) {
  return (
    <div className={`edhero edhero--${layout} ground-${tint}`}>
      {screens.map((screen) => (
        <Vignette key={screen} name={screen} />
      ))}
    </div>
  );
}
