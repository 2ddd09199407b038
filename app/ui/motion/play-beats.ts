import { type Beat, beats } from "./beats";
import { type CountUp, defineCountUp } from "./count-up";

const stagger = { step: 60, most: 5 };

const waiting = new Map<Element, Held[]>();
type Held = { beat: Beat; moving: Element[]; still: Animation[] };

/**
 * Plays the beats of the page as they come into view. Only what lies below the first screen waits, as a paused
 * animation: nothing is written into the page, so without this script, or when it fails, everything is in its place.
 */
export function playBeats() {
  defineCountUp();
  const observer = new IntersectionObserver(play, { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6] });
  const main = document.querySelector("main");
  if (!main) return;
  hold(main, observer);
  addEventListener("beforeprint", finish);
}

function hold(main: Element, observer: IntersectionObserver) {
  // All places are read before anything is animated, so that the page is laid out once.
  const found = beats.flatMap((beat) =>
    [...main.querySelectorAll(beat.watch)].map((part) => ({ beat, part, isBelow: isBelowFirstScreen(part) })),
  );
  for (const { beat, part, isBelow } of found) {
    if (!isBelow) continue;
    const moving = beat.moves ? [...part.querySelectorAll(beat.moves)] : [part];
    const still = moving.map((element) => paused(element, beat));
    waiting.set(part, [...(waiting.get(part) ?? []), { beat, moving, still }]);
    observer.observe(part);
  }
}

function isBelowFirstScreen(part: Element): boolean {
  return part.getBoundingClientRect().top >= innerHeight;
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
    for (const { beat, moving, still } of held) {
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
