import { Link } from "react-router";
import { type KitLine, kitTotal, type MachineId, quantityOf } from "~/catalogue/kit";
import { machines } from "~/catalogue/machines";
import { mostUnits } from "~/catalogue/most-units";
import { amountText, formatCents } from "~/money/format";
import { Stepper } from "~/ui/stepper";
import { counterTexts } from "./content";
import { Cutout } from "./cutout";

type PicksProps = { lines: KitLine[]; tooMany: MachineId | undefined };

/** How many of each, and what they come to. The fields themselves keep the numbers. */
export function Picks({ lines, tooMany }: PicksProps) {
  return (
    <ul className="picks">
      {machines.map(({ id, name, price }) => {
        const quantity = quantityOf(lines, id);
        return (
          <li key={id}>
            <span className="picks__pic">
              <Cutout machine={id} sizes="72px" />
            </span>
            <Stepper
              label={name}
              about={name}
              name={id}
              min={0}
              max={mostUnits}
              defaultValue={String(quantity)}
              error={tooMany === id && <TooMany />}
            />
            <small className="picks__line">
              {counterTexts.lines[id]}, <span className="nowrap">{formatCents(price)}</span>
            </small>
            <span className={quantity > 0 ? "picks__amt" : "picks__amt picks__amt--none"}>
              {amountText(kitTotal([{ machine: id, quantity }]))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function TooMany() {
  const { lead, link, to } = counterTexts.tooMany;
  return (
    <>
      {lead} <Link to={to}>{link}</Link>.
    </>
  );
}
