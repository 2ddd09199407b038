/**
 * Digits roll in their columns when the amount changes. Columns are counted from the right, so each keeps its own.
 * Drawn by the style sheet: whoever uses it writes the amount beside it, for readers and tests.
 */
export function Odometer({ text }: { text: string }) {
  const columns = [...text].reverse();
  return (
    <span className="odo" aria-hidden="true">
      {columns.map((character, index) =>
        /\d/.test(character) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place from the right is what it is
          <i key={index} data-digit={character} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <i key={index} data-mark={character} />
        ),
      )}
    </span>
  );
}
