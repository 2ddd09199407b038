import { lateDrawing } from "~/illustrations/late-drawing";
import type { IconName } from "./icon-names";
import spriteUrl from "./icons.svg";
import sprite from "./icons.svg?raw";

type IconProps = {
  name: IconName;
  size?: "s";
  /** Out of sight at first, in a closed menu or far down the page. */
  late?: boolean;
};

/**
 * The server writes the shapes into the page. Hydration keeps them, so the browser's bundle holds no
 * shapes: what it draws itself, after a navigation, points into the sprite file.
 */
export function Icon({ name, size, late }: IconProps) {
  return (
    <svg
      className={size ? `i i--${size}` : "i"}
      aria-hidden="true"
      viewBox="0 0 24 24"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes from our own sprite
      dangerouslySetInnerHTML={{ __html: markup(name, late) }}
    />
  );
}

function markup(name: IconName, late = false): string {
  const reference = `<use href="${spriteUrl}#${name}"/>`;
  if (late && import.meta.env.SSR) return lateDrawing(reference);
  return shapes[name] ?? reference;
}

const shapes: Record<string, string> = import.meta.env.SSR ? shapesByName(sprite) : {};

function shapesByName(svg: string): Record<string, string> {
  const symbols = svg.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g);
  return Object.fromEntries(Array.from(symbols, ([, name, markup]) => [name, markup]));
}
