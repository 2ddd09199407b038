export type Beat = {
  /** Begins when this part of a page is in view, */
  watch: string;
  /** by this share of it or of the window. */
  seen: number;
  /** What moves inside it, one after the other; otherwise the part itself. */
  moves?: string;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
};

const ease = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const drop = "cubic-bezier(0.2, 0.9, 0.3, 1)";
const rise = [
  { opacity: 0, translate: "0 8px" },
  { opacity: 1, translate: "0 0" },
];
const fall = [
  { opacity: 0, translate: "0 -60px" },
  { opacity: 1, translate: "0 5px", offset: 0.7 },
  { opacity: 1, translate: "0 0" },
];
/** Paper comes from the top down; its shadow and its torn foot lie outside the box. */
const print = [{ clipPath: "inset(0 -60px 100%)" }, { clipPath: "inset(0 -60px -60px)" }];

/** What moves by itself on the pages, once a visit. The end of each is the plain style. */
export const beats: Beat[] = [
  { watch: ".head, .ruled > li", seen: 0.5, frames: rise, timing: { duration: 420, easing: ease } },
  {
    watch: ".close__v",
    seen: 0.3,
    moves: "path:last-child",
    frames: from("0 -8px"),
    timing: { duration: 420, easing: drop },
  },
  { watch: ".roll", seen: 0.4, frames: print, timing: { duration: 1100, easing: "steps(16)" } },
  {
    watch: ".roll",
    seen: 0.4,
    moves: ".paid .icon",
    frames: [{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0)" }],
    timing: { duration: 420, easing: ease, delay: 2100 },
  },
  { watch: ".journal-line", seen: 0.6, frames: print, timing: { duration: 420, easing: "steps(6)" } },
  { watch: ".slot ul", seen: 0.3, frames: print, timing: { duration: 1100, easing: "steps(16)" } },
  {
    watch: ".half",
    seen: 0.5,
    moves: ".half__on",
    frames: from("18px 0"),
    timing: { duration: 420, easing: ease },
  },
  {
    watch: ".longtape",
    seen: 0.3,
    moves: ".longtape__in",
    frames: from("-120px 0"),
    timing: { duration: 640, easing: ease },
  },
  {
    watch: ".torn",
    seen: 0.5,
    moves: ".torn__half:first-child",
    frames: from("0 4px"),
    timing: { duration: 420, easing: "cubic-bezier(0.4, 0, 1, 1)" },
  },
  {
    watch: ".torn",
    seen: 0.5,
    moves: ".torn__half:last-child",
    frames: from("0 -4px"),
    timing: { duration: 420, easing: "cubic-bezier(0.4, 0, 1, 1)" },
  },
  {
    watch: ".rail",
    seen: 0.3,
    moves: ".support-ticket:not(:nth-child(2))",
    frames: fall,
    timing: { duration: 420, easing: drop },
  },
  {
    watch: ".rail",
    seen: 0.3,
    moves: ".support-ticket:nth-child(2)",
    frames: fall,
    timing: { duration: 420, easing: drop, delay: 120 },
  },
];

function from(translate: string): Keyframe[] {
  return [{ translate }, { translate: "0 0" }];
}
