import { prefersCalm } from "../calm";

/** A copy of the receipt flies from the hand to the pile, where there is one to see. */
export function flyToPile(paper: HTMLElement) {
  const side = paper.closest<HTMLElement>(".till-side");
  const isWide = matchMedia("(width >= 75em)").matches;
  if (!side || !isWide || prefersCalm()) return;
  const [from, frame] = [paper.getBoundingClientRect(), side.getBoundingClientRect()];
  const flying = paper.cloneNode(true) as HTMLElement;
  flying.removeAttribute("data-prints");
  flying.setAttribute("data-torn", "");
  flying.setAttribute("aria-hidden", "true");
  flying.inert = true;
  flying.classList.add("till-receipt--flying");
  flying.style.width = `${paper.offsetWidth}px`;
  const [left, top] = [from.left - frame.left, from.top - frame.top];
  const [pileLeft, pileTop] = [72 - from.width / 2, frame.height - 64 - from.height / 2];
  side.append(flying);
  flying.animate(
    [
      { transform: `translate(${left}px, ${top}px)` },
      { transform: `translate(${pileLeft}px, ${pileTop}px) rotate(-4deg) scale(0.36, 0.16)`, opacity: 0.9 },
    ],
    { duration: 460, easing: "cubic-bezier(0.3, 0.6, 0.3, 1)" },
  ).onfinish = () => flying.remove();
}
