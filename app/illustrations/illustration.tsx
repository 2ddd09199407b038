import { useLanguage } from "~/language/use-language";
import { type IllustrationName, illustrations } from "./illustrations";
import { swahiliLabels } from "./labels.sw";

type IllustrationProps = {
  name: IllustrationName;
  /** `decorative` where neighbouring text says the same; another text where the crop tells another story. */
  label?: "decorative" | (string & {});
  /** Without the soft shadow, for a screen that lies flat on its ground. */
  flat?: boolean;
  /** `eager` for what is seen without scrolling. */
  loading?: "lazy" | "eager";
};

/** A product screen: a self-contained file, written by build/illustrations.ts. */
export function Illustration({ name, label, flat, loading = "lazy" }: IllustrationProps) {
  const { width, height, label: english } = illustrations[name];
  const ownLabel = useLanguage() === "sw" ? swahiliLabels[name] : english;
  return (
    <img
      className={flat ? "vg" : "vg vg-shadow"}
      src={`/illustrations/${name}.svg`}
      width={width}
      height={height}
      alt={label === "decorative" ? "" : (label ?? ownLabel)}
      loading={loading}
      decoding="async"
    />
  );
}
