import { useWords } from "~/language/use-language";
import { demoWords } from "./content.sw";

export function Steps() {
  const { title, list } = useWords(demoWords).steps;
  return (
    <aside className="demo__side">
      <h2 className="heading-4">{title}</h2>
      <ol>
        {list.map((step) => (
          <li key={step.title}>
            <div>
              <b className="heading-4">{step.title}</b>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
