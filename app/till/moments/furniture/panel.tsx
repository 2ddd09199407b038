import { amount, ksh } from "~/till/rules/money";
import { Choices } from "../choices";
import { Slider } from "../slider";
import { panel, plan, sizeNames, sizes } from "./content";
import { deliveryOf, planOf, priceOf, stockOf } from "./state";
import type { SofaProps } from "./swatches";

const sizeOptions = sizeNames.map((value) => ({ value, name: sizes[value].name }));
const monthOptions = plan.months.map((value) => ({ value, name: String(value) }));

export function PlanPanel({ sofa, act }: SofaProps) {
  const { deposit, instalments } = planOf(sofa);
  return (
    <section className="furn-panel" aria-label={panel.label}>
      <div>
        <h3>{panel.size}</h3>
        <Choices
          label={panel.size}
          options={sizeOptions}
          chosen={sofa.size}
          onChoose={(size) => act({ do: "size", size })}
        />
      </div>
      <Stock sofa={sofa} />
      <div>
        <h3>
          {panel.deposit} <span>{sofa.depositPercent}%</span>
        </h3>
        <Slider
          label={panel.depositPercent}
          value={sofa.depositPercent}
          min={plan.least}
          max={plan.most}
          step={plan.step}
          valueText={`${sofa.depositPercent}%, ${ksh(deposit)}`}
          onChange={(percent) => act({ do: "deposit", percent })}
        />
      </div>
      <div>
        <h3>{panel.months}</h3>
        <Choices
          label={panel.months}
          options={monthOptions}
          chosen={sofa.months}
          onChoose={(months) => act({ do: "months", months })}
        />
      </div>
      <ol className="furn-plan">
        <li>
          <span>{panel.today}</span>
          <b>{amount(deposit)}</b>
        </li>
        {instalments.map((due, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
          <li key={month}>
            <span>{panel.month(month + 1, month === instalments.length - 1)}</span>
            <b>{amount(due)}</b>
          </li>
        ))}
        <li>
          <span>{panel.together}</span>
          <b>{amount(priceOf(sofa))}</b>
        </li>
      </ol>
      <button
        type="button"
        className="mo-money"
        aria-disabled={sofa.isTaken || undefined}
        onClick={() => act({ do: "take" })}
      >
        {sofa.isTaken ? panel.taken : panel.take(ksh(deposit))}
      </button>
    </section>
  );
}

function Stock({ sofa }: Pick<SofaProps, "sofa">) {
  const counts = stockOf(sofa);
  const [name, when] = panel.delivery[deliveryOf(sofa)];
  return (
    <div>
      <h3>{panel.where}</h3>
      <dl className="furn-stock">
        {panel.branches.map((branch, index) => (
          <div key={branch}>
            <dt>{branch}</dt>
            <dd data-none={counts[index] === 0 || undefined}>{counts[index] || panel.none}</dd>
          </div>
        ))}
        <div>
          <dt>{name}</dt>
          <dd>{when}</dd>
        </div>
      </dl>
    </div>
  );
}
