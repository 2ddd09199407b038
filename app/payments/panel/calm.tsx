import { calm } from "./content";

/** Two things worth knowing before money moves. */
export function Calm() {
  return (
    <ul className="calm">
      {calm.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          {text}
        </li>
      ))}
    </ul>
  );
}
