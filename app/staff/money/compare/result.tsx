import { TableHead } from "../../table-head";
import { compareTexts as texts } from "./content";
import { ResultList } from "./result-list";
import type { ShownResult } from "./shown-result";

const { result: words, columns, lists } = texts;

/** First whether all is well, then the sums, then every movement that is not. */
export function Result({ compared, toLookAt, notes, sums, lists: shown, others }: ShownResult) {
  return (
    <>
      <section className="block">
        <div className="block__head">
          <h2>{compared}</h2>
        </div>
        <p className={toLookAt === 0 ? "paid" : "strong brick"}>
          {toLookAt === 0 ? words.agrees : words.looks(toLookAt)}
        </p>
        <p className="field__hint money__notes">{notes.join(" ")}</p>
        <Sums sums={sums} />
      </section>
      {shown.map((list) => (
        <ResultList key={list.name} {...list} />
      ))}
      {others.length > 0 && <Others others={others} />}
    </>
  );
}

function Sums({ sums }: Pick<ShownResult, "sums">) {
  const { sums: names } = words;
  return (
    <table className="ledger cards cards--place">
      <TableHead
        columns={[
          { label: names.title, isSilent: true },
          { label: names.there, className: "num" },
          { label: names.here, className: "num" },
          { label: names.difference, className: "num" },
        ]}
      />
      <tbody>
        {sums.map(({ name, counts, ...sum }) => (
          <tr key={name}>
            <td className="strong">{names[name]}</td>
            {(["there", "here"] as const).map((side) => (
              <td key={side} className="num" data-label={names[side]}>
                {sum[side]}
                {counts && <span className="money__under">{counts[side]}</span>}
              </td>
            ))}
            <td className={sum.differs ? "num strong brick" : "num dim"} data-label={names.difference}>
              {sum.difference}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Others({ others }: Pick<ShownResult, "others">) {
  return (
    <section className="block">
      <div className="block__head">
        <h2>{lists.others.title}</h2>
      </div>
      <p className="field__hint money__notes">{lists.others.text}</p>
      <table className="ledger cards cards--place">
        <TableHead
          columns={[
            columns.label,
            { label: columns.count, className: "num" },
            { label: columns.amount, className: "num" },
          ]}
        />
        <tbody>
          {others.map(({ label, count, amount }) => (
            <tr key={`${label} ${amount}`}>
              <td>{label}</td>
              <td className="num dim" data-label={columns.count}>
                {count}
              </td>
              <td className="num" data-label={columns.amount}>
                {amount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
