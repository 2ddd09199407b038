/** What a journey needs of an engine; everything else is made of these. */
export type Browser = {
  /** A tab of a visitor who was never here before. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
};

export type Tab = {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** Calls a function in the page. It takes and returns what JSON can carry, and sees nothing of its surroundings. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  act(sources: InputSource[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What the window shows, as PNG in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
};

/** Pointer and keys as WebDriver has them: classic and BiDi share the format. */
export type InputSource =
  | { type: "key"; id: string; actions: KeyAction[] }
  | { type: "pointer"; id: string; parameters: { pointerType: "mouse" }; actions: PointerAction[] };

export type KeyAction = { type: "keyDown" | "keyUp"; value: string };

type PointerAction =
  | { type: "pointerMove"; x: number; y: number }
  | { type: "pointerDown" | "pointerUp"; button: 0 };

/** The page went away while it was asked something. */
export class PageGone extends Error {}
