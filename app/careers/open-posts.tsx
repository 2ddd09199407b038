import { ButtonLink } from "~/ui/button";
import type { careers } from "./content";

/** The list that people come for, on the first screen, also while there is nothing on it. */
export function OpenPosts({ title, text, action }: typeof careers.posts) {
  return (
    <div className="open-posts torn-foot">
      <h2 className="heading-3">{title}</h2>
      <p>{text}</p>
      <ButtonLink kind="primary" to={action.to}>
        {action.label}
      </ButtonLink>
    </div>
  );
}
