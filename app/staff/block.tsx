import type { ReactNode } from "react";

type Props = {
  title?: ReactNode;
  /** At the right of the heading: how many, how, or a link. */
  note?: ReactNode;
  id?: string;
  "aria-label"?: string;
  role?: "status";
  children: ReactNode;
};

/** A part of a page, under its heading. */
export function Block({ title, note, children, ...section }: Props) {
  return (
    <section className="block" {...section}>
      {title && (
        <div className="block__head">
          <h2>{title}</h2>
          {typeof note === "string" || typeof note === "number" ? (
            <span className="caption dim">{note}</span>
          ) : (
            note
          )}
        </div>
      )}
      {children}
    </section>
  );
}
