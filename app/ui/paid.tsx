import type { ReactNode } from "react";
import { Icon } from "./icon";

/** The marigold tick beside a sum: counted, done. */
export function Paid({ children }: { children: ReactNode }) {
  return (
    <span className="paid">
      <i>
        <Icon name="check" />
      </i>
      {children}
    </span>
  );
}
