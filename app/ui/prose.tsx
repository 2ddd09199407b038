import type { ComponentType, FunctionComponent, ReactNode } from "react";

/** What an MDX file exports (see mdx.config.ts). */
export type ProseModule = {
  default: FunctionComponent<{ components?: Record<string, ComponentType<never>> }>;
  frontmatter: unknown;
  headings: ProseHeading[];
  words: number;
};
export type ProseHeading = { id: string; text: string };

/** Long text. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
