import { Link } from "react-router";

type Way = { to: string; text: string } | "" | undefined;
type Props = { label: string; previous: Way; next: Way };

/** The way through a list that is longer than a page. */
export function Pages({ label, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="pages" aria-label={label}>
      {previous && (
        <Link className="btn btn--line" rel="prev" to={previous.to}>
          {previous.text}
        </Link>
      )}
      {next && (
        <Link className="btn btn--line" rel="next" to={next.to}>
          {next.text}
        </Link>
      )}
    </nav>
  );
}
