import type { ReactNode } from "react";
import type { LinkDescriptor } from "react-router";
import { Icon } from "./icon";

/** Upright phones get an upright picture; what is wider than 600 px gets the wide one. */
const tall = "(max-width: 599px) and (orientation: portrait)";

type VideoHeroProps = { title: string; lede: string; actions: ReactNode; tagline: string };

/** The poster is the hero; `hero-film.ts` lets the film join it after load where it costs the visitor nothing. */
export function VideoHero({ title, lede, actions, tagline }: VideoHeroProps) {
  return (
    <hero-film>
      <section className="vhero on-night">
        <div className="vhero__media" aria-hidden="true">
          <Poster />
          <video muted loop playsInline preload="none" />
        </div>
        <div className="vhero__scrim" />
        <div className="wrap vhero__body">
          <h1 className="display">{title}</h1>
          <p className="lede">{lede}</p>
          <div className="row vhero__acts">{actions}</div>
        </div>
        <div className="vhero__foot">
          <div className="wrap">
            <button
              className="vhero__pause"
              type="button"
              aria-label="Play video"
              data-film-toggle
              data-playing={false}
            >
              <Icon name="play" />
              <Icon name="pause" />
            </button>
            <span className="vhero__tag">{tagline}</span>
          </div>
        </div>
        <div className="tear" />
      </section>
    </hero-film>
  );
}

/** Left to itself, a browser gives a preloaded picture its lowest priority. */
const atOnce = { fetchPriority: "high" };

/** The poster is the largest thing seen first, so its page asks for it in the head. */
export const posterPreloads: LinkDescriptor[] = [
  {
    rel: "preload",
    as: "image",
    ...atOnce,
    type: "image/avif",
    media: tall,
    href: "/media/hero/poster-720x1280.avif",
  },
  {
    rel: "preload",
    as: "image",
    ...atOnce,
    type: "image/avif",
    media: "(min-width: 600px), (orientation: landscape)",
    href: "/media/hero/poster-1280.avif",
    imageSrcSet: "/media/hero/poster-1280.avif 1280w, /media/hero/poster-1920.avif 1920w",
    imageSizes: "100vw",
  },
];

function Poster() {
  return (
    <picture>
      <source media={tall} type="image/avif" srcSet="/media/hero/poster-720x1280.avif" />
      <source media={tall} type="image/webp" srcSet="/media/hero/poster-720x1280.webp" />
      <source
        type="image/avif"
        srcSet="/media/hero/poster-1280.avif 1280w, /media/hero/poster-1920.avif 1920w"
        sizes="100vw"
      />
      <img
        src="/media/hero/poster-1280.webp"
        srcSet="/media/hero/poster-1280.webp 1280w, /media/hero/poster-1920.webp 1920w"
        sizes="100vw"
        width={1920}
        height={1080}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}
