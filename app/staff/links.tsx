import { Link } from "react-router";

/** Other things of the same person, or that there are none. */
export function Links({ of, none }: { of: readonly { to: string; text: string }[]; none: string }) {
  if (of.length === 0) return none;
  return of.map(({ to, text }, place) => (
    <span key={to}>
      {place > 0 && ", "}
      <Link className="text-link" to={to}>
        {text}
      </Link>
    </span>
  ));
}
