import { Fragment } from "react";
import { Logo } from "~/ui/logo";
import type { DocumentCode, DocumentContent } from "./document";

/** A document on screen, and printed: an A4 sheet that becomes a list on a phone. It stays white in the dark. */
export function DocumentSheet({ document }: { document: DocumentContent }) {
  const { title, number, days, parties, sums, notes, signatures = [], foot } = document;
  return (
    <article className="a4" aria-label={`${title} ${number}`}>
      <header className="a4__head">
        <Logo />
        <div>
          <h1>{title}</h1>
          <p>
            <b>{number}</b>
          </p>
          {days.map((day) => (
            <p key={day}>{day}</p>
          ))}
        </div>
      </header>
      <div className="a4__parties">
        {parties.map(({ label, name, lines }) => (
          <div key={label}>
            <small>{label}</small>
            <b>{name}</b>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        ))}
      </div>
      <Lines table={document.table} />
      <dl className="a4__sums">
        {sums.map(({ label, value, isTotal, isStrong }) => (
          <div key={label} className={isTotal ? "tot" : isStrong ? "strong" : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {document.taxes && <Lines table={document.taxes} className="a4__taxes" />}
      <div className="a4__notes">
        {notes.map((note) => (
          <div key={note.title}>
            {note.code && <Code of={note.code} />}
            <h2>{note.title}</h2>
            <p>{note.link ? breakable(note.text) : note.text}</p>
          </div>
        ))}
      </div>
      {signatures.length > 0 && (
        <div className="a4__sign">
          {signatures.map((label) => (
            <p key={label}>{label}</p>
          ))}
        </div>
      )}
      <footer className="a4__foot">
        {foot.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </footer>
    </article>
  );
}

/** What it holds stands beside it in words. */
function Code({ of: { size, path } }: { of: DocumentCode }) {
  return (
    <svg className="a4__code" viewBox={`-4 -4 ${size + 8} ${size + 8}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

type LinesProps = Pick<DocumentContent, "table"> & { className?: string };

function Lines({ table: { head, rows }, className }: LinesProps) {
  return (
    <table className={className}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, cells }) => (
          <tr key={name}>
            <th scope="row">
              <b>{name}</b>
              {note && <small>{note}</small>}
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An address may go on to the next line after each of its slashes. */
function breakable(text: string) {
  return text.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
