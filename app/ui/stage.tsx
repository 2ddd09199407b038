import type { ReactNode } from "react";

/** The 4:3 ground on which a product render stands. */
export function Stage({ children }: { children: ReactNode }) {
  return <div className="stage">{children}</div>;
}

type CarriedStageProps = { path: string; isOwnPage?: boolean; className?: string; children: ReactNode };

/** The stage of a product in a list and on the product's own page, at `path`: see `carry-pictures.ts`. */
export function CarriedStage({ path, isOwnPage, className, children }: CarriedStageProps) {
  const name = className ? `stage ${className}` : "stage";
  if (!isOwnPage)
    return (
      <div className={name} data-carried={path}>
        {children}
      </div>
    );
  return (
    <div className={name} id="picture">
      {/* The first paint waits for the few lines of HTML up to here, or the transition would not find it. */}
      <link rel="expect" href="#picture" blocking="render" />
      {children}
    </div>
  );
}
