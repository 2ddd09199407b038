import type { ProseHeading } from "./prose";

/** The headings of a long text: beside it on a wide window, folded above it on a phone. */
export function Contents({ label, headings }: { label: string; headings: ProseHeading[] }) {
  const list = (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <current-heading>
      <nav className="contents" aria-label={label}>
        <details className="contents__fold">
          <summary>{label}</summary>
          {list}
        </details>
        <div className="contents__side">
          <p>{label}</p>
          {list}
        </div>
      </nav>
    </current-heading>
  );
}
