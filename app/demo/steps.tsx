import { demo } from "./content";

export function Steps() {
  const { title, list } = demo.steps;
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
