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
  const path = `./vignettes/${name}.svg`;
  return inner(markup[path]) ?? `<use href="${urls[path]}#v"/>`;
}

function inner(svg: string | undefined): string | undefined {
  return svg?.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
}

const markup: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob<string>("./vignettes/*.svg", { query: "?raw", import: "default", eager: true })
  : {};

const urls = import.meta.glob<string>("./vignettes/*.svg", { query: "?url", import: "default", eager: true });
