import { Link } from "react-router";
import { initials } from "../frame/rail";
import { StaffIcon } from "../icon";
import { inboxTexts, kindIcons, kindNames, statusNames } from "./content";

export type ShownRow = {
  id: string;
  href: string;
  kind: keyof typeof kindNames;
  name: string;
  company: string | null;
  hasEmail: boolean;
  snippet: string;
  status: keyof typeof statusNames;
  owner: string | null;
  received: string;
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
          <time>{row.received}</time>
        </span>
        <span className="row__line">
          <span className="row__what">
            <StaffIcon name={kindIcons[row.kind]} />
            {what(row)}
          </span>
          <Avatar name={row.owner} />
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

export function Avatar({ name }: { name: string | null }) {
  return name ? (
    <span className="avatar avatar--s" title={name}>
      {initials(name)}
    </span>
  ) : (
    <span className="avatar avatar--none avatar--s" title={inboxTexts.nobody} />
  );
}
