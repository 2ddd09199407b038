import type { CSSProperties } from "react";
import { useLanguage } from "~/language/use-language";
import { Picture } from "./picture";
import { type SceneName, scenes } from "./scenes";

type SceneFrameProps = {
  name: SceneName;
  sizes: string;
  loading: "lazy" | "eager";
  /** A band is lower than the picture, except on a phone. */
  shape?: "band";
  /** Where the text beside it says the same. */
  isDecorative?: boolean;
};

/** A scene in a frame of its own, as large as where it stands lets it be. */
export function SceneFrame({ name, sizes, loading, shape, isDecorative = false }: SceneFrameProps) {
  const { picture, alt: english, swahili, focus } = scenes[name];
  const alt = useLanguage() === "sw" ? swahili : english;
  return (
    <div className={shape ? `scene scene--${shape}` : "scene"} style={{ "--focus": focus } as CSSProperties}>
      <Picture name={picture} sizes={sizes} loading={loading} alt={isDecorative ? "" : alt} />
    </div>
  );
}

/** It fills the panel beside a title; on a phone it is seen whole, from edge to edge. */
export function HeroScene({ name }: { name: SceneName }) {
  return (
    <div className="hero__panel hero__panel--scene">
      <SceneFrame
        name={name}
        sizes="(min-width: 1024px) 900px, (min-width: 768px) 690px, 100vw"
        loading="eager"
      />
    </div>
  );
}
