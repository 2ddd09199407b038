/** A person's initials in a colour of their own. Nobody is an empty ring. */
export function Avatar({ person, small }: { person?: { id: string; name: string }; small?: boolean }) {
  const look = person ? `avatar--${colourOf(person.id)}` : "avatar--none";
  return (
    <span className={`avatar ${look}${small ? " avatar--s" : ""}`} aria-hidden="true" title={person?.name}>
      {person && initials(person.name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.[0] ?? "").join("");
}

/** Ids are random, so five colours fall to people about evenly and stay theirs. */
function colourOf(id: string): number {
  return Number.parseInt(id.slice(0, 8), 16) % 5;
}
