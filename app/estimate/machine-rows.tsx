import { linesTotal, quantityOf } from "~/catalogue/lines";
import { machines } from "~/catalogue/machines";
import { Cutout } from "~/hardware/counter/cutout";
import { amountText, formatCents } from "~/money/format";
import { type Choice, wantedLines } from "./choice";
import { estimate } from "./content";

const texts = estimate.form;

/** The machines of this many tills. What is there already is ticked, and costs nothing. */
export function MachineRows({ choice, start }: { choice: Choice; start: Choice }) {
  const wanted = wantedLines(choice);
  return (
    <fieldset className="est__machines">
      <legend className="heading-4">{texts.machines}</legend>
      <ul>
        {machines.map((machine) => {
          const { id, name, price } = machine;
          const quantity = quantityOf(wanted, id);
          const isOwn = choice.own.includes(id);
          return (
            <li key={id} hidden={quantity === 0}>
              <span className="picks__pic">
                <Cutout machine={machine} sizes="72px" />
              </span>
              <p className="est__name">
                <b>
                  {quantity} × {name}
                </b>
                <small>{texts.each(formatCents(price))}</small>
              </p>
              <label className="est__own">
                <input
                  type="checkbox"
                  name="own"
                  value={id}
                  defaultChecked={start.own.includes(id)}
                  aria-label={texts.ownOf(name)}
                />
                <span>{texts.own}</span>
              </label>
              <span className={isOwn ? "est__amt est__amt--own" : "est__amt"}>
                {amountText(linesTotal([{ machine: id, quantity: isOwn ? 0 : quantity }]))}
              </span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
