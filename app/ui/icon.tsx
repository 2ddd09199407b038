import type { IconName } from "./icon-names";
import spriteUrl from "./icons.svg";
import sprite from "./icons.svg?raw";

type IconProps = { name: IconName; size?: "s" };

/**
 * The server writes the shapes into the page. Hydration keeps them, so the browser's bundle holds no
 * shapes: what it draws itself, after a navigation, points into the sprite file.
 */
export function Icon({ name, size }: IconProps) {
  return (
    <svg
      className={size ? `i i--${size}` : "i"}
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes from our own sprite
      dangerouslySetInnerHTML={{ __html: shapes[name] ?? `<use href="${spriteUrl}#${name}"/>` }}
    />
  );
}

const shapes: Record<string, string> = import.meta.env.SSR ? shapesByName(sprite) : {};

function shapesByName(svg: string): Record<string, string> {
  const symbols = svg.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g);
  return Object.fromEntries(Array.from(symbols, ([, name, markup]) => [name, markup]));
}
