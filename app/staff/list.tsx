import { Link, useSearchParams } from "react-router";
import { Table, type TableProps } from "./table";

type ListProps<Row> = TableProps<Row> & { empty: EmptyProps; pages: PagesProps };

/** A page of a list: its table, or why there is none, and the way to the other pages. */
export function List<Row>({ empty, pages, ...table }: ListProps<Row>) {
  return (
    <>
      {table.rows.length > 0 ? <Table {...table} /> : <Empty {...empty} />}
      <Pages {...pages} />
    </>
  );
}

type PagesProps = {
  label: string;
  back?: string;
  on?: string;
  /** The keys of the rows at the edges, where more follow. */
  previous?: string;
  next?: string;
};

/** The same list from another row on: whatever narrows it stands in the address. */
export function Pages({ label, back = "Newer", on = "Older", previous, next }: PagesProps) {
  const [params] = useSearchParams();
  if (!previous && !next) return null;
  const from = (edge: "before" | "after", key: string) => {
    const query = new URLSearchParams(params);
    query.delete("before");
    query.delete("after");
    query.set(edge, key);
    return { pathname: ".", search: String(query) };
  };
  return (
    <nav className="pages" aria-label={label}>
      {previous && (
        <Link className="btn btn--line" rel="prev" to={from("before", previous)}>
          {back}
        </Link>
      )}
      {next && (
        <Link className="btn btn--line" rel="next" to={from("after", next)}>
          {on}
        </Link>
      )}
    </nav>
  );
}

type EmptyProps = { title: string; text: string; clear?: string };

/** Where a list would be: why nothing is there, and the way back from filters that nothing fits. */
export function Empty({ title, text, clear }: EmptyProps) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{text}</p>
      {clear && (
        <Link className="btn btn--line" to=".">
          {clear}
        </Link>
      )}
    </div>
  );
}
