import type { ReactNode } from "react";
import { Icon } from "./icon";

type FoldProps = { title: string; line: string; children: ReactNode };

/** What few read in full: its heading, one line about it, and the rest when it is pressed. */
export function Fold({ title, line, children }: FoldProps) {
  return (
    <details className="fold">
      <summary>
        <h2 className="heading-3">{title}</h2>
        <span>{line}</span>
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
