import { type ReactNode, useEffect, useRef, useState } from "react";
import type { LinkDescriptor } from "react-router";
import { Icon } from "./icon";

const tall = "(max-width: 899px) and (orientation: portrait)";

type VideoHeroProps = { title: string; lede: string; actions: ReactNode; tagline: string };

/** The poster is the hero; the film joins it after load where it costs the visitor nothing. */
export function VideoHero({ title, lede, actions, tagline }: VideoHeroProps) {
  const film = useFilm();
  return (
    <section className="vhero on-night">
      <div className="vhero__media" aria-hidden="true">
        <Poster />
        {film.source && (
          <video ref={film.ref} {...film.events} muted loop playsInline autoPlay data-started={film.started}>
            <source src={`${film.source}.webm`} type='video/webm; codecs="av01.0.08M.08"' />
            <source src={`${film.source}.mp4`} type="video/mp4" />
          </video>
        )}
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
            aria-label={film.playing ? "Pause video" : "Play video"}
            data-playing={film.playing}
            onClick={film.toggle}
          >
            <Icon name="play" />
            <Icon name="pause" />
          </button>
          <span className="vhero__tag">{tagline}</span>
        </div>
      </div>
      <div className="tear" />
    </section>
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
    media: "(min-width: 900px), (orientation: landscape)",
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

function useFilm() {
  const ref = useRef<HTMLVideoElement>(null);
  const [source, setSource] = useState<string>();
  const [playing, setPlaying] = useState(false);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (!mayStart()) return;
    return afterLoad(() => setSource(bestSource()));
  }, []);

  function toggle() {
    if (!source) setSource(bestSource());
    else if (playing) ref.current?.pause();
    else ref.current?.play();
  }

  const events = {
    onPlaying: () => {
      setPlaying(true);
      setStarted(true);
    },
    onPause: () => setPlaying(false),
  };
  return { ref, source, playing, started, toggle, events };
}

const phone = "(max-width: 600px)";

/** By itself the film starts only on a wide screen, a fast line and without a wish for less data or motion. */
function mayStart(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  if (line?.saveData || /^(slow-)?[23]g$/.test(line?.effectiveType ?? "")) return false;
  return ![phone, "(prefers-reduced-motion: reduce)", "(prefers-reduced-data: reduce)"].some(matches);
}

function bestSource(): string {
  if (matches(tall)) return "/media/hero/hero-720x1280";
  return matches("(min-width: 1400px)") ? "/media/hero/hero-1920x1080" : "/media/hero/hero-1280x720";
}

function afterLoad(start: () => void): (() => void) | undefined {
  if (document.readyState === "complete") {
    start();
    return undefined;
  }
  window.addEventListener("load", start, { once: true });
  return () => window.removeEventListener("load", start);
}

function matches(query: string): boolean {
  return window.matchMedia(query).matches;
}
