import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** Defined by `page-module.ts`. */
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "buy-bar": Plain;
      "chat-launcher": Plain;
      "copy-link": Plain;
      "count-up": Plain;
      "current-heading": Plain;
      "hero-film": Plain;
      "little-till": Plain;
      "picture-gallery": Plain;
      "kept-pages": Plain;
      "stock-state": Plain;
      "unsent-forms": Plain;
    }
  }
}
