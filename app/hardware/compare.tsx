import type { Machine } from "~/catalogue/machine";
import { pathIn } from "~/language/links";
import { useLanguage, useWords } from "~/language/use-language";
import { Fold } from "~/ui/fold";
import { Section } from "~/ui/section";
import { compareWords } from "./compare-content.sw";
import type { CompareRow } from "./compare-rows";

type CompareProps = { machines: Machine[]; rows: CompareRow[] };

/** A table; on a phone each row is a block that names the machines again. */
export function Compare({ machines, rows }: CompareProps) {
  const language = useLanguage();
  const texts = compareWords[language];
  return (
    <Section ground="paper" id="compare">
      <Fold title={texts.title} line={texts.lede}>
        <table className="versus">
          <thead>
            <tr>
              <td />
              {machines.map(({ id, name, path }) => (
                <th key={id} scope="col">
                  <a href={pathIn(language, path)}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} machines={machines} {...row} />
            ))}
          </tbody>
        </table>
      </Fold>
    </Section>
  );
}

function Row({ name, cells, machines }: CompareRow & { machines: Machine[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {machines.map((machine, index) => (
        <Cell key={machine.id} row={name} of={machine.name} facts={cells[index] ?? []} />
      ))}
    </tr>
  );
}

type CellProps = { row: string; of: string; facts: CompareRow["cells"][number] };

function Cell({ row, of, facts }: CellProps) {
  return (
    <td data-empty={facts.length === 0 || undefined}>
      <span className="versus__of" aria-hidden="true">
        {of}
      </span>
      {facts.map(({ name, value }) => (
        <span key={value} className="versus__fact">
          {name && name !== row && <small>{name} </small>}
          {value}
        </span>
      ))}
      {facts.length === 0 && <Nothing />}
    </td>
  );
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{useWords(compareWords).none}</span>
    </>
  );
}
