import type { ReactNode } from "react";

type SectionProps = {
  ground: "paper" | "sand";
  children: ReactNode;
  id?: string;
  /** Names the section for screen readers where it has no heading of its own. */
  label?: string;
  /** No space above: the section before it lies on the same ground. */
  flush?: boolean;
};

export function Section({ ground, children, id, label, flush }: SectionProps) {
  const classes = ["section", ground === "sand" && "sand", flush && "section--flush"]
    .filter(Boolean)
    .join(" ");
  return (
    <section className={classes} id={id} aria-label={label}>
      <div className="wrap">{children}</div>
    </section>
  );
}

export function SectionHead({ title, lede }: { title: string; lede?: ReactNode }) {
  return (
    <div className="head">
      <h2 className="heading-2">{title}</h2>
      {lede && <p>{lede}</p>}
    </div>
  );
}
