import { type IllustrationName, illustrations } from "./illustrations";
import { lateDrawing } from "./late-drawing";

type IllustrationProps = {
  name: IllustrationName;
  /** `decorative` where neighbouring text says the same; another text where the crop tells another story. */
  label?: "decorative" | (string & {});
  /** Without the soft shadow, for a screen that lies flat on its ground. */
  flat?: boolean;
};

/**
 * A product screen. The page carries only its place: the late loader draws it when it comes near, and browsers
 * without scripts read the `noscript` in it. What the application draws itself, after a navigation, comes at once.
 */
export function Illustration({ name, label, flat }: IllustrationProps) {
  const { width, height, label: ownLabel } = illustrations[name];
  const spoken =
    label === "decorative" ? { "aria-hidden": true } : { role: "img", "aria-label": label ?? ownLabel };
  const drawing = `<use href="${folder}/${name}.svg#v"/>`;
  return (
    <svg
      className={flat ? "vg" : "vg vg-shadow"}
      viewBox={`0 0 ${width} ${height}`}
      {...spoken}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? lateDrawing(drawing) : drawing }}
    />
  );
}

/** The build copies the drawings to one folder: a map of hashed names would cost every page 3 KB. */
const folder = import.meta.env.DEV ? "/app/illustrations/screens" : "/illustrations";
