import { marks } from "~/marks";
import { type CountUp, defineCountUp } from "./count-up";

/** How a part comes into view that asks for it; the end of each is the plain style. */
const reveals: Record<"rise" | "print", { frames: Keyframe[]; timing: KeyframeAnimationOptions }> = {
  rise: {
    frames: [
      { opacity: 0, translate: "0 8px" },
      { opacity: 1, translate: "0 0" },
    ],
    timing: { duration: 420, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  },
  /** Paper comes from the top down; its shadow and its torn foot lie outside the box. */
  print: {
    frames: [{ clipPath: "inset(0 -60px 100%)" }, { clipPath: "inset(0 -60px -60px)" }],
    timing: { duration: 1100, easing: "steps(16)" },
  },
};

export type Reveal = keyof typeof reveals;

const seen = 0.4;
/** How far below the window a part waits, in pixels. One that is further away is in its place, for whoever pictures the whole page. */
const near = 300;
const stagger = { step: 60, most: 5 };
const waiting = new Map<Element, Animation>();

/**
 * Reveals the parts of the page as they come into view. Only what is about to come waits, as a paused animation:
 * nothing is written into the page, so without this script, or when it fails, everything is in its place.
 */
export function runReveals() {
  defineCountUp();
  const inView = new IntersectionObserver(show, { threshold: [0, 0.1, 0.2, 0.3, seen] });
  const comes = new IntersectionObserver((entries) => hold(entries, comes, inView), {
    rootMargin: `0px 0px ${near}px 0px`,
  });
  const parts = [...document.querySelectorAll(`main [${marks.reveal}]`)];
  for (const part of parts.filter(isFarBelow)) comes.observe(part);
  addEventListener("beforeprint", finish);
}

function isFarBelow(part: Element): boolean {
  return part.getBoundingClientRect().top >= innerHeight + near;
}

/** A part that is seen already, after a jump, stays as it is. */
function hold(
  entries: IntersectionObserverEntry[],
  comes: IntersectionObserver,
  inView: IntersectionObserver,
) {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (!isIntersecting) continue;
    comes.unobserve(target);
    if (boundingClientRect.top < innerHeight) continue;
    waiting.set(target, paused(target));
    inView.observe(target);
  }
}

/** Transparent, and not clipped away: an observer would never see it. */
function paused(part: Element): Animation {
  const animation = part.animate([{ opacity: 0 }, { opacity: 0 }], 1);
  animation.pause();
  return animation;
}

/** What comes into view at the same moment begins one after the other. */
function show(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  let turn = 0;
  for (const { target, intersectionRatio, intersectionRect } of entries) {
    if (Math.max(intersectionRatio, intersectionRect.height / innerHeight) < seen) continue;
    observer.unobserve(target);
    waiting.get(target)?.cancel();
    waiting.delete(target);
    const { frames, timing } = reveals[target.getAttribute(marks.reveal) as Reveal];
    const delay = Math.min(turn++, stagger.most) * stagger.step;
    target.animate(frames, { ...timing, delay, fill: "backwards" });
    for (const [index, figure] of target.querySelectorAll<CountUp>("count-up").entries()) {
      figure.count(1100 + index * 120);
    }
  }
}

function finish() {
  for (const animation of waiting.values()) animation.cancel();
  waiting.clear();
}
