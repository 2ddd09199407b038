import { Link } from "react-router";
import { Avatar } from "../frame/avatar";
import { StaffIcon } from "../icon";
import { When } from "../when";
import { kindIcons, kindNames, statusNames } from "./content";

export type ShownRow = {
  id: string;
  href: string;
  kind: keyof typeof kindNames;
  name: string;
  company: string | null;
  hasEmail: boolean;
  snippet: string;
  status: keyof typeof statusNames;
  owner?: { id: string; name: string };
  received: Date;
  wait?: { amount: string; word: string; isLate: boolean };
};

export function Row({ row, current, selecting }: { row: ShownRow; current: boolean; selecting: boolean }) {
  const classes = [
    "row",
    row.wait?.isLate && "is-late",
    row.status === "new" && "is-new",
    current && "is-on",
  ];
  return (
    <li className={classes.filter(Boolean).join(" ")}>
      <span className="row__wait">
        {selecting ? (
          <input type="checkbox" name="id" value={row.id} aria-label={`Select ${row.name}`} />
        ) : (
          row.wait && (
            <>
              <b>{row.wait.amount}</b>
              {row.wait.word}
            </>
          )
        )}
      </span>
      <Link className="row__main" to={row.href} aria-current={current || undefined} prefetch="none">
        <span className="row__line">
          <b>{row.name}</b>
          {row.status !== "new" && (
            <span className={`tag tag--${row.status}`}>{statusNames[row.status]}</span>
          )}
          <When at={row.received} />
        </span>
        <span className="row__line">
          <span className="row__what">
            <StaffIcon name={kindIcons[row.kind]} />
            {what(row)}
          </span>
          <Avatar person={row.owner} small />
        </span>
        <span className="row__snip">{row.snippet}</span>
      </Link>
    </li>
  );
}

function what({ kind, company, hasEmail }: ShownRow): string {
  if (kind === "demo" && company) return `${kindNames.demo}, ${company}`;
  return kind === "chat" && !hasEmail ? `${kindNames.chat}, phone only` : kindNames[kind];
}
