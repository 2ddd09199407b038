import { pathIn } from "~/language/links";
import { useLanguage, useWords } from "~/language/use-language";
import { Fold } from "~/ui/fold";
import { Icon } from "~/ui/icon";
import { OtherLanguage } from "~/ui/page-link";
import { Section } from "~/ui/section";
import type { CompareGroup, CompareRow } from "./compare-rows.server";
import { comparisonWords } from "./comparison.sw";
import { editions } from "./editions";
import { editionWords } from "./editions.sw";

/** Editions side by side. The head stays in sight; on a phone the names stand upright so that all fit. */
export function CompareEditions({ groups }: { groups: readonly CompareGroup[] }) {
  const language = useLanguage();
  const comparison = comparisonWords[language];
  return (
    <Section ground="paper" id="compare" flush>
      <Fold title={comparison.title} line={comparison.all(groups.flatMap(({ rows }) => rows).length)}>
        <p className="mute">{comparison.lede}</p>
        <table className="cmp">
          <caption className="visually-hidden">{comparison.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{comparison.feature}</th>
              {editionWords[language].map(({ slug, name, to }) => (
                <th scope="col" key={slug}>
                  <a href={pathIn(language, to)}>
                    {shortName(name)}
                    <OtherLanguage to={to} heardOnly />
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={editions.length + 1} className="cmp__group">
                  {title}
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.name} {...row} />
              ))}
            </tbody>
          ))}
        </table>
      </Fold>
    </Section>
  );
}

function Row({ name, in: where }: CompareRow) {
  const texts = useWords(comparisonWords);
  return (
    <tr>
      <th scope="row">{name}</th>
      {editions.map(({ slug }) => (
        <td key={slug}>
          {where.includes(slug) ? (
            <>
              <Icon name="check" size="s" />
              <span className="visually-hidden">{texts.has}</span>
            </>
          ) : (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{texts.lacks}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

/** `Bars, wines and spirits` is Bars at the head of a column. */
function shortName(name: string): string {
  return name.split(",")[0] ?? name;
}
