import { type Cents, nothing, sum } from "~/money/cents";
import { amount, ksh } from "~/till/rules/money";
import { Choices } from "../choices";
import { Slider } from "../slider";
import { menu, panel, split } from "./content";
import type { PanelProps } from "./panel";
import { billParts, orderTotal, partyAt, type Service } from "./state";

/** The bill, split by seat, by item or by percent; however it is split, the parts make it. */
export function Bill({ service, act }: PanelProps) {
  const { splitBy, percent } = service;
  const party = partyAt(service, service.chosen);
  const parts = billParts(service, party);
  return (
    <>
      <Choices
        label={split.label}
        options={split.ways}
        chosen={splitBy}
        onChoose={(way) => act({ do: "split-by", way })}
      />
      {splitBy === "item" && <Items service={service} act={act} />}
      {splitBy === "percent" && (
        <Slider
          label={split.percent}
          value={percent}
          valueText={`${percent}%, ${ksh(parts[0] ?? nothing)}`}
          onChange={(value) => act({ do: "percent", percent: value })}
        />
      )}
      <Parts service={service} parts={parts} />
      <p className="rest-sum">
        <small>{split.whole}</small>
        <span>{amount(sum(parts))}</span>
      </p>
      <div className="rest-panel__end">
        <button type="button" className="mo-money" onClick={() => act({ do: "charge" })}>
          {panel.charge(ksh(orderTotal(party)))}
        </button>
      </div>
    </>
  );
}

function Items({ service, act }: PanelProps) {
  const { order } = partyAt(service, service.chosen);
  return (
    <>
      <p className="rest-panel__text">{split.press}</p>
      <div className="mo-row">
        {order.map(({ dish, person }, item) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the order
            key={item}
            type="button"
            className="mo-choice"
            aria-pressed={person === 0}
            aria-label={split.paidBy(menu[dish].name, person)}
            onClick={() => act({ do: "give", item })}
          >
            {menu[dish].short}
          </button>
        ))}
      </div>
    </>
  );
}

function Parts({ service, parts }: { service: Service; parts: readonly Cents[] }) {
  return (
    <ul className="rest-parts">
      {parts.map((part, index) => {
        const [name, text] = labelOf(service, index);
        return (
          <li key={name}>
            <b>{name}</b>
            <small>{text}</small>
            <span>{amount(part)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function labelOf(service: Service, index: number): [name: string, text: string] {
  const { splitBy, percent } = service;
  const person = split.people[index] ?? "";
  if (splitBy === "item") return [person, split.marks[index] ?? ""];
  if (splitBy === "percent") return [person, `${index === 0 ? percent : 100 - percent}%`];
  const eaten = partyAt(service, service.chosen).order.filter(({ seat }) => seat === index);
  return [panel.seatNo(index + 1), eaten.map(({ dish }) => menu[dish].short).join(", ") || split.nothing];
}
