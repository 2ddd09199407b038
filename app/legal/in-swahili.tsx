import { inSwahili } from "./content";

/** The page in short, in Swahili: for who reads no further in English. */
export function InSwahili({ of }: { of: keyof typeof inSwahili }) {
  const { title, points, official } = inSwahili[of];
  return (
    <details className="legal__short" id="kiswahili" lang="sw">
      <summary>{title}</summary>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{official}</p>
    </details>
  );
}
