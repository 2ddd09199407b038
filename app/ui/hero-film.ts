/**
 * `<hero-film>` around the home page's hero: its video gets a source after load where that costs the visitor
 * nothing, and its button plays and pauses.
 */
export function defineHeroFilm() {
  customElements.define(
    "hero-film",
    class extends HTMLElement {
      labels: Record<"play" | "pause", string | null> = { play: null, pause: null };

      connectedCallback() {
        const video = this.querySelector("video");
        const button = this.querySelector<HTMLElement>(".vhero__pause");
        if (!video || !button) return;
        this.labels = { play: button.ariaLabel, pause: button.dataset.pause ?? null };
        video.addEventListener("playing", () => {
          this.toggleAttribute("started", true);
          this.show(button, true);
        });
        video.addEventListener("pause", () => this.show(button, false));
        button.addEventListener("click", (event) => {
          event.preventDefault();
          if (video.paused) play(video);
          else video.pause();
        });
        if (mayStart()) afterLoad(() => play(video));
      }

      show(button: HTMLElement, playing: boolean) {
        button.ariaLabel = playing ? this.labels.pause : this.labels.play;
        this.toggleAttribute("playing", playing);
      }
    },
  );
}

function afterLoad(next: () => void) {
  if (document.readyState === "complete") next();
  else addEventListener("load", next, { once: true });
}

function play(video: HTMLVideoElement) {
  if (!video.src) {
    const type = video.canPlayType('video/webm; codecs="av01.0.08M.08"') ? "webm" : "mp4";
    video.muted = true; // an attribute of the markup that React leaves out
    video.src = `${bestFilm()}.${type}`;
  }
  video.play().catch(console.warn);
}

/** By itself the film starts only on a wide screen, a fast line and without a wish for less data or motion. */
function mayStart(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  if (line?.saveData || /^(slow-)?[23]g$/.test(line?.effectiveType ?? "")) return false;
  const against = [
    "(max-width: 600px)",
    "(prefers-reduced-motion: reduce)",
    "(prefers-reduced-data: reduce)",
  ];
  return !against.some((query) => matchMedia(query).matches);
}

function bestFilm(): string {
  if (matchMedia("(orientation: portrait)").matches) return "/media/hero/hero-720x1280";
  return matchMedia("(min-width: 1400px)").matches
    ? "/media/hero/hero-1920x1080"
    : "/media/hero/hero-1280x720";
}
