import type { ReactNode } from "react";
import { useViewTransitionState } from "react-router";

/** The 4:3 ground on which a product render stands. */
export function Stage({ children }: { children: ReactNode }) {
  return <div className="stage">{children}</div>;
}

type CarriedStageProps = { path: string; isOwnPage?: boolean; className?: string; children: ReactNode };

/**
 * The stage of a product in a list and on the product's own page, at `path`: from the one to the other and back its
 * picture is carried. Between documents `late-start/start.js` does the same.
 */
export function CarriedStage({ path, isOwnPage, className, children }: CarriedStageProps) {
  const isCarried = useViewTransitionState(path);
  return (
    <div
      className={className ? `stage ${className}` : "stage"}
      id={isOwnPage ? "picture" : undefined}
      data-carried={path}
      style={isCarried ? { viewTransitionName: "product" } : undefined}
    >
      {/* The first paint waits for the few lines of HTML up to here, or the transition would not find it. */}
      {isOwnPage && <link rel="expect" href="#picture" blocking="render" />}
      {children}
    </div>
  );
}
