export type Spec = { name: string; value: string };

/** `caption` is for screen readers; a heading stands beside the table. */
export function SpecTable({ caption, specs }: { caption: string; specs: readonly Spec[] }) {
  return (
    <table className="spec">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {specs.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
