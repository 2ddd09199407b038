import { prefersCalm } from "../calm";

/** A copy of the receipt flies from the hand to the pile; where there is no room for one, to the button that opens it. */
export function flyToPile(paper: HTMLElement) {
  const counter = paper.closest<HTMLElement>(".till-counter");
  const pile = counter && pileIn(counter);
  if (!pile || prefersCalm()) return;
  const [from, frame] = [paper.getBoundingClientRect(), counter.getBoundingClientRect()];
  const flying = paper.cloneNode(true) as HTMLElement;
  flying.removeAttribute("data-prints");
  flying.setAttribute("data-torn", "");
  flying.setAttribute("aria-hidden", "true");
  flying.inert = true;
  flying.classList.add("till-receipt--flying");
  flying.style.width = `${paper.offsetWidth}px`;
  counter.append(flying);
  flying.animate(
    [
      { transform: `${moveTo(middleOf(from))} rotate(${turnOf(paper)}rad)` },
      { transform: `${moveTo(pile)} rotate(-4deg) scale(0.36, 0.16)`, opacity: 0.9 },
    ],
    { duration: 460, easing: "cubic-bezier(0.3, 0.6, 0.3, 1)" },
  ).onfinish = () => flying.remove();

  function moveTo({ x, y }: Point): string {
    return `translate(${x - frame.left - paper.offsetWidth / 2}px, ${y - frame.top - paper.offsetHeight / 2}px)`;
  }
}

type Point = { x: number; y: number };

function pileIn(counter: HTMLElement): Point | undefined {
  const isWide = matchMedia("(width >= 80em)").matches;
  const place = counter.querySelector(isWide ? ".till-side" : ".till-cb--pile")?.getBoundingClientRect();
  if (!place) return;
  if (isWide) return { x: place.left + 72, y: place.bottom - 64 };
  // On a phone the row of buttons goes on past the edge: the paper lands on the part that can be seen.
  const edge = counter.getBoundingClientRect().right;
  return middleOf({ ...place.toJSON(), right: Math.min(place.right, edge) });
}

function middleOf({ left, right, top, bottom }: DOMRect): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The angle at which the hand let go, in radians. */
function turnOf(paper: HTMLElement): number {
  const { a, b } = new DOMMatrix(getComputedStyle(paper).transform);
  return Math.atan2(b, a);
}
