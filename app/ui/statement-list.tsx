type StatementListProps = { list: readonly { title: string; text: string }[] };

/** Big words on ruled lines, each with one sentence beside it. */
export function StatementList({ list }: StatementListProps) {
  return (
    <ul className="values">
      {list.map(({ title, text }) => (
        <li key={title} data-reveal="rise">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
