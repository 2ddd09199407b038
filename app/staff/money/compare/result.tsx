import { Block } from "../../block";
import { Table } from "../../table";
import { compareTexts as texts } from "./content";
import { ResultList } from "./result-list";
import type { ShownResult } from "./shown-result";

const { result: words, columns, lists } = texts;
type Sum = ShownResult["sums"][number];

/** First whether all is well, then the sums, then every movement that is not. */
export function Result({ compared, toLookAt, notes, sums, lists: shown, others }: ShownResult) {
  return (
    <>
      <Block title={compared}>
        <p className={toLookAt === 0 ? "paid" : "strong brick"}>
          {toLookAt === 0 ? words.agrees : words.looks(toLookAt)}
        </p>
        <p className="field__hint money__notes">{notes.join(" ")}</p>
        <Sums sums={sums} />
      </Block>
      {shown.map((list) => (
        <ResultList key={list.name} {...list} />
      ))}
      {others.length > 0 && <Others others={others} />}
    </>
  );
}

function Sums({ sums }: Pick<ShownResult, "sums">) {
  const { sums: names } = words;
  const side = (side: "there" | "here") => ({
    label: names[side],
    className: "num",
    isNamed: true as const,
    cell: ({ counts, ...sum }: Sum) => (
      <>
        {sum[side]}
        {counts && <span className="money__under">{counts[side]}</span>}
      </>
    ),
  });
  return (
    <Table
      rows={sums}
      keyOf={({ name }) => name}
      cards="cards--place"
      columns={[
        { label: names.title, isSilent: true, look: "strong", cell: ({ name }) => names[name] },
        side("there"),
        side("here"),
        {
          label: names.difference,
          className: "num",
          look: ({ differs }) => (differs ? "strong brick" : "dim"),
          isNamed: true,
          cell: ({ difference }) => difference,
        },
      ]}
    />
  );
}

function Others({ others }: Pick<ShownResult, "others">) {
  return (
    <Block title={lists.others.title}>
      <p className="field__hint money__notes">{lists.others.text}</p>
      <Table
        rows={others}
        keyOf={({ label, amount }) => `${label} ${amount}`}
        cards="cards--place"
        columns={[
          { label: columns.label, cell: ({ label }) => label },
          { label: columns.count, className: "num", look: "dim", isNamed: true, cell: ({ count }) => count },
          { label: columns.amount, className: "num", isNamed: true, cell: ({ amount }) => amount },
        ]}
      />
    </Block>
  );
}
