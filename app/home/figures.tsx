import type { Words } from "~/language/words";
import type { home } from "./content";

export function Figures({ title, list }: Words<typeof home.figures>) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="visually-hidden">{title}</h2>
        <ul className="figs">
          {list.map(({ figure, text }) => (
            <li key={text}>
              <b>{figure}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
