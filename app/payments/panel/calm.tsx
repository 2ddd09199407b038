import { useWords } from "~/language/use-language";
import { calmWords } from "./content.sw";

/** Two things worth knowing before money moves. */
export function Calm() {
  return (
    <ul className="calm">
      {useWords(calmWords).map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          {text}
        </li>
      ))}
    </ul>
  );
}
