import type { ReactNode } from "react";

/** What is known, each with its name; what is empty is left out. */
export function Facts({
  facts,
  className,
}: {
  facts: readonly (readonly [string, ReactNode])[];
  className?: string;
}) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={className ? `facts ${className}` : "facts"}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
