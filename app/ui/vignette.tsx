import { type VignetteName, vignettes } from "./vignettes";

type VignetteProps = {
  name: VignetteName;
  /** `decorative` where neighbouring text says the same; another text where the crop tells another story. */
  label?: "decorative" | (string & {});
  /** Without the soft shadow, for a screen that lies flat on its ground. */
  flat?: boolean;
};

/** A product screen. As with icons, the server inlines the drawing and the browser's bundle carries none. */
export function Vignette({ name, label, flat }: VignetteProps) {
  const { width, height, label: ownLabel } = vignettes[name];
  const spoken =
    label === "decorative" ? { "aria-hidden": true } : { role: "img", "aria-label": label ?? ownLabel };
  return (
    <svg
      className={flat ? "vg" : "vg vg-shadow"}
      viewBox={`0 0 ${width} ${height}`}
      {...spoken}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
      dangerouslySetInnerHTML={{ __html: drawing(name) }}
    />
  );
}

function drawing(name: VignetteName): string {
  const svg = markup[`./vignettes/${name}.svg`];
  return svg ? inner(svg) : `<use href="${folder}/${name}.svg#v"/>`;
}

function inner(svg: string): string {
  return svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
}

const markup: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob<string>("./vignettes/*.svg", { query: "?raw", import: "default", eager: true })
  : {};

/** The build copies the drawings to one folder: a map of hashed names would cost every page 3 KB. */
const folder = import.meta.env.DEV ? "/app/ui/vignettes" : "/vignettes";
