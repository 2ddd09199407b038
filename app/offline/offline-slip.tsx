import type { Words } from "~/language/words";
import type { offlinePage } from "./content";

/** A slip drawn in HTML: a picture file might not be on the device. */
export function OfflineSlip({ title, rows, total }: Words<typeof offlinePage>["slip"]) {
  return (
    <div className="void" aria-hidden="true">
      <b>{title}</b>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="void__tot">
        <span>{total[0]}</span>
        <span>{total[1]}</span>
      </div>
    </div>
  );
}
