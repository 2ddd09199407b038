import { href } from "react-router";
import { useWords } from "~/language/use-language";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import { categoryWords } from "./content.sw";

/** What the terms promise, beside the button. */
export function Promises() {
  const category = useWords(categoryWords);
  return (
    <ul className="promises">
      {category.promises.map(({ icon, title, text }, place) => (
        <li key={title}>
          <Icon name={icon} />
          <span>
            <b>{title}</b> {text}{" "}
            {place === category.promises.length - 1 && (
              <PageLink to={href("/terms")}>{category.terms}</PageLink>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
