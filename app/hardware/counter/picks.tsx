import { type Line, linesTotal, quantityOf } from "~/catalogue/lines";
import { type HardwareType, machines } from "~/catalogue/machines";
import { machineWords } from "~/catalogue/machines.sw";
import { fieldLimits } from "~/choices/field-limits";
import { useWords } from "~/language/use-language";
import { amountText, formatCents } from "~/money/format";
import { StockState } from "~/stock/stock-state";
import { PageLink } from "~/ui/page-link";
import { Stepper } from "~/ui/stepper";
import { counterWords } from "./content.sw";
import { Cutout } from "./cutout";

type PicksProps = { lines: Line[]; tooMany: HardwareType | undefined };

/** How many of each, and what they come to. The fields themselves keep the numbers. */
export function Picks({ lines, tooMany }: PicksProps) {
  const said = useWords(machineWords);
  return (
    <ul className="picks">
      {machines.map((machine, place) => {
        const { id, name, price } = machine;
        const quantity = quantityOf(lines, id);
        return (
          <li key={id}>
            <span className="picks__pic">
              <Cutout machine={machine} sizes="72px" />
            </span>
            <Stepper
              label={name}
              about={name}
              name={id}
              min={0}
              max={fieldLimits.quantity}
              defaultValue={String(quantity)}
              error={tooMany === id && <TooMany />}
            />
            <small className="picks__line">
              {said[place]?.counter.line}, <span className="nowrap">{formatCents(price)}</span>
              <StockState machine={id} />
            </small>
            <span className={quantity > 0 ? "picks__amt" : "picks__amt picks__amt--none"}>
              {amountText(linesTotal([{ machine: id, quantity }]))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function TooMany() {
  const { lead, link, to } = useWords(counterWords).tooMany;
  return (
    <>
      {lead} <PageLink to={to}>{link}</PageLink>.
    </>
  );
}
