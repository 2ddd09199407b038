import { type Beat, beats } from "./beats";
import { type CountUp, defineCountUp } from "./count-up";

const stagger = { step: 60, most: 5 };

/** Kept for the visit, also after going back. */
const played = new Set<string>();
const waiting = new Map<Element, Held[]>();
type Held = { beat: Beat; key: string; moving: Element[]; still: Animation[] };

/**
 * Plays the beats of each page as they come into view. Only what lies below the first screen waits, as a paused
 * animation: nothing is written into the page, so without this script, or when it fails, everything is in its place.
 */
export function playBeats() {
  defineCountUp();
  const observer = new IntersectionObserver(play, { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6] });
  const main = document.querySelector("main");
  if (!main) return;
  hold(main, observer);
  // A page that the application has drawn replaces what is in `main`.
  new MutationObserver(() => hold(main, observer)).observe(main, { childList: true });
  addEventListener("beforeprint", finish);
}

function hold(main: Element, observer: IntersectionObserver) {
  const found = beats.flatMap((beat) => partsOf(main, beat));
  // All places are read before anything is animated, so that the page is laid out once.
  const fresh = found.map((each) => ({ ...each, isBelow: isBelowFirstScreen(each.part) }));
  for (const { beat, part, key, isBelow } of fresh) {
    if (!isBelow) {
      played.add(key);
      continue;
    }
    const moving = beat.moves ? [...part.querySelectorAll(beat.moves)] : [part];
    const still = moving.map((element) => paused(element, beat));
    waiting.set(part, [...(waiting.get(part) ?? []), { beat, key, moving, still }]);
    observer.observe(part);
  }
}

/** The parts that a beat has not been played for, and that do not wait for it. */
function partsOf(main: Element, beat: Beat) {
  return [...main.querySelectorAll(beat.watch)]
    .map((part, index) => ({ beat, part, key: `${location.pathname} ${beat.watch} ${beat.moves} ${index}` }))
    .filter(({ part, key }) => !played.has(key) && !waiting.get(part)?.some((held) => held.key === key));
}

/** Asks the whole section first: what is in a section further down may not be laid out yet. */
function isBelowFirstScreen(part: Element): boolean {
  const section = part.closest("main > *") ?? part;
  return [section, part].some((each) => each.getBoundingClientRect().top >= innerHeight);
}

/** An observer sees no part that is clipped away, so what will be printed is transparent until then. */
function paused(element: Element, { frames: [first = {}] }: Beat): Animation {
  const still = "clipPath" in first ? { opacity: 0 } : first;
  const animation = element.animate([still, still], 1);
  animation.pause();
  return animation;
}

/** What comes into view at the same moment begins one after the other. */
function play(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  const begun = new Map<Beat, number>();
  for (const { target, intersectionRatio, intersectionRect } of entries) {
    const shown = Math.max(intersectionRatio, intersectionRect.height / innerHeight);
    const held = waiting.get(target)?.filter(({ beat }) => shown >= beat.seen) ?? [];
    if (held.length === 0) continue;
    observer.unobserve(target);
    waiting.delete(target);
    for (const { beat, key, moving, still } of held) {
      played.add(key);
      for (const animation of still) animation.cancel();
      for (const element of moving) {
        const turn = begun.get(beat) ?? 0;
        begun.set(beat, turn + 1);
        const delay = Number(beat.timing.delay ?? 0) + Math.min(turn, stagger.most) * stagger.step;
        element.animate(beat.frames, { ...beat.timing, delay, fill: "backwards" });
      }
    }
    for (const [index, figure] of target.querySelectorAll<CountUp>("count-up").entries()) {
      figure.count(1100 + index * 120);
    }
  }
}

function finish() {
  for (const held of waiting.values()) {
    for (const { still } of held) for (const animation of still) animation.cancel();
  }
  waiting.clear();
}
