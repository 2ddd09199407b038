import type { ComponentType } from "react";
import { proseParts } from "./prose-parts";

/** What importing an MDX file gives. */
export type ProseText = ComponentType<{ components?: ProseParts }>;
export type ProseParts = Record<string, ComponentType<never>>;

type ProseProps = {
  /** On the server. */
  text?: ProseText;
  /** In the browser, after a navigation; a page that was loaded whole has its text already. */
  html?: string;
};

/** Long text. Hydration keeps what the server wrote, so no bundle holds the text. */
export function Prose({ text: Text, html }: ProseProps) {
  if (import.meta.env.SSR && Text) {
    return (
      <div className="prose">
        <Text components={proseParts} />
      </div>
    );
  }
  return (
    <div
      className="prose"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
      dangerouslySetInnerHTML={{ __html: html ?? "" }}
    />
  );
}
