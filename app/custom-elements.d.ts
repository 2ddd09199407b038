import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** Defined in `late-start/after-load.ts`. */
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "buy-bar": Plain;
      "count-up": Plain;
      "current-heading": Plain;
      "hero-film": Plain;
      "picture-gallery": Plain;
      "kept-pages": Plain;
    }
  }
}
