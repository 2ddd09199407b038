import { ArrowLink } from "~/ui/button";
import type { enterprise } from "./enterprise-content";

export function CaseList({ list, link }: Pick<typeof enterprise.cases, "list" | "link">) {
  return (
    <ul className="cases">
      {list.map(({ figure, measure, title, text, about }) => (
        <li className="case" key={title}>
          <div className="case__fig">
            {figure} <small>{measure}</small>
          </div>
          <div className="case__txt">
            <h3 className="heading-3">{title}</h3>
            <p>{text}</p>
          </div>
          <ArrowLink to={link.to} about={`about ${about}`}>
            {link.label}
          </ArrowLink>
        </li>
      ))}
    </ul>
  );
}
