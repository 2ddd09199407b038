import { href } from "react-router";
import { Icon } from "~/ui/icon";
import { category } from "./content";

/** What the terms promise, beside the button. */
export function Promises() {
  return (
    <ul className="promises">
      {category.promises.map(({ icon, title, text }, place) => (
        <li key={title}>
          <Icon name={icon} />
          <span>
            <b>{title}</b> {text}{" "}
            {place === category.promises.length - 1 && <a href={href("/terms")}>{category.terms}</a>}
          </span>
        </li>
      ))}
    </ul>
  );
}
