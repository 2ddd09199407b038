import { Picture } from "~/ui/picture";
import type { Person } from "./people";

export function PeopleList({ people }: { people: readonly Person[] }) {
  return (
    <ul className="people">
      {people.map(({ name, role, picture }) => (
        <li key={name}>
          <div className="people__face">
            {picture ? (
              <Picture name={picture} sizes="(min-width: 768px) 240px, 45vw" loading="lazy" alt="" />
            ) : (
              <span aria-hidden="true">{initialsOf(name)}</span>
            )}
          </div>
          <h3 className="heading-4">{name}</h3>
          <p>{role}</p>
        </li>
      ))}
    </ul>
  );
}

/** Of the first name and the last. */
function initialsOf(name: string): string {
  const names = name.split(" ");
  return [names.at(0), names.length > 1 ? names.at(-1) : ""].map((one) => one?.charAt(0)).join("");
}
