import type { ReactNode } from "react";
import { CopyButton } from "./copy-button";

type Fact =
  | [label: string, value: ReactNode]
  | [label: string, value: string | null | undefined, copy: "copy"];

export function Facts({ facts, total }: { facts: Fact[]; total?: [label: string, value: string] }) {
  const known = facts.filter(([, value]) => value);
  return (
    <dl className="facts">
      {known.map(([label, value, copy]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {copy && <CopyButton text={String(value ?? "")} label={label} />}
          </dd>
        </div>
      ))}
      {total && (
        <div className="tot">
          <dt>{total[0]}</dt>
          <dd>{total[1]}</dd>
        </div>
      )}
    </dl>
  );
}
