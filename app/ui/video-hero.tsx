import type { ReactNode } from "react";
import type { LinkDescriptor } from "react-router";
import { useWords } from "~/language/use-language";
import { partWords } from "./content.sw";
import { Icon } from "./icon";
import { pictureFile, recipeOf } from "./pictures";

/** Upright phones see the first frame of the upright film, upright tablets and wide windows the shop it was taken in. */
const phone = "(max-width: 599px) and (orientation: portrait)";
const tablet = "(min-width: 600px) and (orientation: portrait)";
const wide = "(orientation: landscape)";

type VideoHeroProps = {
  title: string;
  lede: string;
  actions: ReactNode;
  tagline: string;
  /** A way on, at the foot of the first view. */
  more: ReactNode;
};

/** The poster is the hero; `hero-film.ts` lets the film join it after load where it costs the visitor nothing. */
export function VideoHero({ title, lede, actions, tagline, more }: VideoHeroProps) {
  const texts = useWords(partWords);
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
              aria-label={texts.playVideo}
              data-pause={texts.pauseVideo}
            >
              <Icon name="play" />
              <Icon name="pause" />
            </button>
            <span className="vhero__tag">{tagline}</span>
            <span className="vhero__more">{more}</span>
          </div>
        </div>
        <div className="tear" />
      </section>
    </hero-film>
  );
}

/** Left to itself, a browser gives a preloaded picture its lowest priority. */
const atOnce = { fetchPriority: "high" };

/** The picture is the largest thing seen first, so its page asks for it in the head. */
export const posterPreloads: LinkDescriptor[] = [
  preload(phone, { href: "/media/hero/poster-720.avif" }),
  preload(tablet, { imageSrcSet: shop("hero/shop-tall", "avif"), imageSizes: "100vw" }),
  preload(wide, { imageSrcSet: shop("hero/shop-wide", "avif"), imageSizes: "100vw" }),
];

type Asked = { href: string } | { imageSrcSet: string; imageSizes: string };

function preload(media: string, picture: Asked): LinkDescriptor {
  return { rel: "preload", as: "image", ...atOnce, type: "image/avif", media, ...picture } as LinkDescriptor;
}

function Poster() {
  return (
    <picture>
      <source media={phone} type="image/avif" srcSet="/media/hero/poster-720.avif" />
      <source media={phone} type="image/webp" srcSet="/media/hero/poster-720.webp" />
      <source media={tablet} type="image/avif" srcSet={shop("hero/shop-tall", "avif")} sizes="100vw" />
      <source media={tablet} type="image/webp" srcSet={shop("hero/shop-tall", "webp")} sizes="100vw" />
      <source type="image/avif" srcSet={shop("hero/shop-wide", "avif")} sizes="100vw" />
      <img
        src="/media/hero/shop-wide-1600.webp"
        srcSet={shop("hero/shop-wide", "webp")}
        sizes="100vw"
        width={2400}
        height={1350}
        alt=""
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}

function shop(name: "hero/shop-wide" | "hero/shop-tall", type: "avif" | "webp"): string {
  return recipeOf(name)
    .widths.map((width) => `${pictureFile(name, width, type)} ${width}w`)
    .join(", ");
}
