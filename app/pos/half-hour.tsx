import { Illustration } from "~/illustrations/illustration";
import type { Half } from "./overview-content";

/** Half an hour without network, torn down the middle. */
export function HalfHour({ label, off, on }: { label: string; off: Half; on: Half }) {
  return (
    <section className="half" aria-label={label}>
      <div className="half__off on-night">
        <Side {...off} />
        <Illustration name={off.screen} flat />
      </div>
      <div className="half__on">
        <Side {...on} />
        <Illustration name={on.screen} />
      </div>
    </section>
  );
}

function Side({ time, title, text }: Half) {
  return (
    <>
      <time>{time}</time>
      <h2 className="heading-3">{title}</h2>
      <p>{text}</p>
    </>
  );
}
