import { nothing } from "~/money/cents";
import { amount, ksh } from "~/till/rules/money";
import { Slider } from "../slider";
import type { BarProps } from "./clock";
import { people, splitting } from "./content";
import { leftToSettle, sharesOf } from "./state";

/** Three people and what each of them pays; a share that is paid stays. */
export function Split({ bar, act }: BarProps) {
  const shares = sharesOf(bar);
  const next = bar.paid.indexOf(undefined);
  const left = leftToSettle(bar);
  return (
    <div className="bar-split">
      <div className="bar-split__head">
        <h3 className="heading-3">{splitting.title}</h3>
        <span>{left > 0 ? splitting.left(ksh(left)) : splitting.settled}</span>
        <div className="mo-row">
          <button type="button" className="mo-choice" onClick={() => act({ do: "even" })}>
            {splitting.even}
          </button>
          <button type="button" className="mo-choice" onClick={() => act({ do: "again" })}>
            {splitting.again}
          </button>
        </div>
      </div>
      <ul>
        {people.map((name, person) => {
          const percent = bar.percents[person] ?? 0;
          const isPaid = bar.paid[person] !== undefined;
          return (
            <li key={name}>
              <b>{name}</b>
              <Slider
                label={splitting.pays(name)}
                value={percent}
                step={1}
                valueText={`${percent}%, ${ksh(shares[person] ?? nothing)}`}
                disabled={isPaid}
                onChange={(value) => act({ do: "share", person, percent: value })}
              />
              <span className="bar-split__percent">{percent}%</span>
              <span className="bar-split__amount">{amount(shares[person] ?? nothing)}</span>
              <button
                type="button"
                data-next={person === next || undefined}
                aria-disabled={isPaid || undefined}
                aria-label={isPaid ? splitting.hasPaid(name) : splitting.takePart(name)}
                onClick={() => act({ do: "take", person })}
              >
                {isPaid ? splitting.paid : splitting.take}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
