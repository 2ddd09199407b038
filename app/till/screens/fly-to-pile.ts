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
  const [left, top] = [from.left - frame.left, from.top - frame.top];
  const [pileLeft, pileTop] = [pile.x - frame.left - from.width / 2, pile.y - frame.top - from.height / 2];
  counter.append(flying);
  flying.animate(
    [
      { transform: `translate(${left}px, ${top}px)` },
      { transform: `translate(${pileLeft}px, ${pileTop}px) rotate(-4deg) scale(0.36, 0.16)`, opacity: 0.9 },
    ],
    { duration: 460, easing: "cubic-bezier(0.3, 0.6, 0.3, 1)" },
  ).onfinish = () => flying.remove();
}

function pileIn(counter: HTMLElement): { x: number; y: number } | undefined {
  const isWide = matchMedia("(width >= 75em)").matches;
  const place = counter.querySelector(isWide ? ".till-side" : ".till-cb--pile")?.getBoundingClientRect();
  if (!place) return;
  return isWide
    ? { x: place.left + 72, y: place.bottom - 64 }
    : { x: place.left + place.width / 2, y: place.top + place.height / 2 };
}
