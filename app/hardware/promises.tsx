import { href, Link } from "react-router";
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
            {place === category.promises.length - 1 && <Link to={href("/terms")}>{category.terms}</Link>}
          </span>
        </li>
      ))}
    </ul>
  );
}
