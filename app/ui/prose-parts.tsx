import type { ComponentProps, ReactNode } from "react";
import { Illustration } from "~/illustrations/illustration";
import { type IllustrationName, illustrations } from "~/illustrations/illustrations";

/** How the elements of an MDX text are rendered: every compiled text asks here (see mdx.config.ts). */
export function useMDXComponents() {
  return proseParts;
}

const proseParts = { table: Table, th: HeaderCell, td: Cell, Screen };

function Table(props: ComponentProps<"table">) {
  return (
    <div className="prose__table">
      <table {...props} />
    </div>
  );
}

function HeaderCell({ style, children }: ComponentProps<"th">) {
  if (!children) return <td />;
  return (
    <th scope="col" className={alignment(style)}>
      {children}
    </th>
  );
}

function Cell({ style, children }: ComponentProps<"td">) {
  return <td className={alignment(style)}>{children}</td>;
}

function alignment(style: ComponentProps<"td">["style"]): string | undefined {
  return style?.textAlign === "right" ? "num" : undefined;
}

/** A product screen with its caption. */
function Screen({ name, children }: { name: IllustrationName; children: ReactNode }) {
  return (
    <figure className={illustrations[name].width > 480 ? "screen screen--wide" : "screen"}>
      <Illustration name={name} />
      <figcaption>{children}</figcaption>
    </figure>
  );
}
