import { Paid } from "~/ui/paid";
import type { enterprise } from "./enterprise-content";

/** A journal roll that runs off the left edge: every branch closes, and the last entry is the count. */
export function LongTape({ label, branches, sum }: typeof enterprise.tape) {
  return (
    <div className="longtape" role="img" aria-label={label}>
      <div className="longtape__inner">
        <div className="longtape__paper">
          {branches.map(({ closed, name, currency, total }) => (
            <div className="reasons" key={name}>
              <span>Closed {closed}</span>
              <b>
                {name}, {currency}
              </b>
              <strong>{total}</strong>
            </div>
          ))}
          <div className="reasons reasons--end">
            <Paid>
              <b>{sum.label}</b>
            </Paid>
            <strong>{sum.value}</strong>
          </div>
        </div>
      </div>
    </div>
  );
}
