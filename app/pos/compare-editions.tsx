import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import { Section, SectionHead } from "~/ui/section";
import { type CompareRow, comparison } from "./comparison";
import { editions } from "./editions";

/** Editions side by side. The head stays in sight; on a phone the names stand upright so that all five fit. */
export function CompareEditions() {
  return (
    <Section ground="paper" id="compare">
      <SectionHead title={comparison.title} lede={comparison.lede} />
      <table className="cmp" data-unsearched data-styled-later>
        <caption className="vh">{comparison.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{comparison.feature}</th>
            {editions.map(({ slug, name, to }) => (
              <th scope="col" key={slug}>
                <Link to={to} prefetch="intent" viewTransition>
                  {shortName(name)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {comparison.groups.map(({ title, rows }) => (
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
    </Section>
  );
}

function Row({ name, in: where }: CompareRow) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {editions.map(({ slug }) => (
        <td key={slug}>
          {where.includes(slug) ? (
            <>
              <Icon name="check" size="s" />
              <span className="vh">Yes</span>
            </>
          ) : (
            <span className="vh">Not listed</span>
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
