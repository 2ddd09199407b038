import type { ReactNode } from "react";

/** The 4:3 ground on which a product render stands. */
export function Stage({ children }: { children: ReactNode }) {
  return <div className="stage">{children}</div>;
}
