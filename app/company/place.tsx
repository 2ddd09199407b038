import { site } from "~/site";
import { ArrowLink } from "~/ui/button";
import type { company } from "./content";

type Facts = Pick<typeof site, "address" | "workingHours" | "founded" | "map" | "legalName">;

/** Where the company is and when it answers. What the owner has not set is left out. */
export function Place({
  title,
  words,
  facts = site,
}: {
  title: string;
  words: typeof company.place.words;
  facts?: Facts;
}) {
  const { address, workingHours, founded, map, legalName } = facts;
  const lines = [
    { label: words.office, text: `${address.district}, ${address.city.split(", ").at(-1)}` },
    { label: words.hours, text: workingHours.label },
    ...(founded ? [{ label: words.founded, text: founded }] : []),
    ...(legalName ? [{ label: words.legalName, text: legalName }] : []),
  ];
  return (
    <div className="split place">
      <h2 className="heading-2">{title}</h2>
      <div className="place__txt">
        <dl className="place__facts">
          {lines.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {map && <ArrowLink to={map}>{words.map}</ArrowLink>}
      </div>
    </div>
  );
}
