import type { ReactNode } from "react";

export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery__shelf">
      <h2 className="heading-4">{title}</h2>
      <div className="gallery__row">{children}</div>
    </section>
  );
}
