import { Link } from "react-router";
import type { Machine } from "~/catalogue/machine";
import { formatKsh } from "~/ui/money";
import { Section, SectionHead } from "~/ui/section";
import { type Comparison, compareTexts as texts } from "./compare-content";

type CompareProps = { machines: Machine[]; rows: Comparison };

/** A table; on a phone each row is a block that names the machines again. */
export function Compare({ machines, rows }: CompareProps) {
  return (
    <Section ground="paper" id="compare">
      <SectionHead title={texts.title} lede={texts.lede} />
      <table className="vs">
        <thead>
          <tr>
            <td />
            {machines.map(({ id, name, path }) => (
              <th key={id} scope="col">
                <Link to={path}>{name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={texts.price} machines={machines} cells={machines.map(({ price }) => formatKsh(price))} />
          {rows.map((row) => (
            <Row key={row.name} machines={machines} {...row} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Row({ name, cells, machines }: Comparison[number] & { machines: Machine[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {machines.map((machine, index) => (
        <td key={machine.id} data-empty={!cells[index] || undefined}>
          <span className="vs__of" aria-hidden="true">
            {machine.name}
          </span>
          {cells[index] || <Nothing />}
        </td>
      ))}
    </tr>
  );
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="vh">{texts.none}</span>
    </>
  );
}
