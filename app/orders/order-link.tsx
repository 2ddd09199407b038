import type { ReactNode } from "react";

type OrderLinkProps = { to: string; className?: string; children: ReactNode };

/**
 * To an order's own page, as a load of its own and not within the application: the browser asks for the icon
 * before any markup of the new page could forbid the referrer, and only a loaded page brings its header along.
 */
export function OrderLink({ to, className, children }: OrderLinkProps) {
  return (
    <a className={className} href={to}>
      {children}
    </a>
  );
}
