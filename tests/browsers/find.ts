export type Part = {
  css: string;
  /** What it is called, or what stands in it. */
  text?: string;
  /** The frame it lies in, by its selector. */
  frame?: string;
  isReachable?: boolean;
};

/** The middle of the part in the window, its size, and what is written in it. */
export type Found = {
  x: number;
  y: number;
  top: number;
  left: number;
  width: number;
  height: number;
  text: string;
  value?: string;
  isFocused: boolean;
};

/** Runs in the page, so it stands alone: the first visible part, or null. */
export async function find({ css, text, frame, isReachable }: Part): Promise<Found | null> {
  const outer = frame ? document.querySelector<HTMLIFrameElement>(frame) : null;
  const page = frame ? outer?.contentDocument : document;
  const part = [...(page?.querySelectorAll<HTMLElement>(css) ?? [])].find(matches);
  if (!page || !part) return null;
  if (isReachable && !(await canBeReached(part, page))) return null;

  const { left, top, width, height } = part.getBoundingClientRect();
  const origin = outer?.getBoundingClientRect();
  return {
    x: left + width / 2 + (origin?.left ?? 0),
    y: top + height / 2 + (origin?.top ?? 0),
    top,
    left,
    width,
    height,
    text: part.textContent,
    value: (part as HTMLInputElement).value,
    isFocused: page.activeElement === part,
  };

  function matches(element: HTMLElement) {
    const { width, height } = element.getBoundingClientRect();
    const names = [element.ariaLabel, element.textContent];
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      (text === undefined || names.some((name) => name?.includes(text)))
    );
  }

  /** In view, lying still for two frames, and on top where the pointer would touch it. */
  async function canBeReached(element: HTMLElement, { documentElement }: Document) {
    const before = element.getBoundingClientRect();
    const { clientHeight, clientWidth } = documentElement;
    if (before.top < 100 || before.bottom > clientHeight || before.right > clientWidth)
      element.scrollIntoView({ block: "center", behavior: "instant" });
    const first = element.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const second = element.getBoundingClientRect();
    if (first.top !== second.top || first.left !== second.left) return false;
    const top = element.ownerDocument.elementFromPoint(
      second.left + second.width / 2,
      second.top + second.height / 2,
    );
    return (
      element.contains(top) || top?.closest("label")?.contains(element) || top?.contains(element) === true
    );
  }
}
