/** Words of a vocabulary within one or two typing errors, the nearest first. */
export function similarWords(
  word: string,
  vocabulary: Iterable<string>,
): { word: string; distance: number }[] {
  const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  if (most === 0 || /\d/.test(word)) return [];
  const found: { word: string; distance: number }[] = [];
  for (const candidate of vocabulary) {
    if (candidate.length < 4 || Math.abs(candidate.length - word.length) > most) continue;
    const distance = typingErrors(word, candidate, most);
    // People rarely get the first email wrong; two errors with another first email is another word.
    if (distance <= most && (distance < 2 || candidate[0] === word[0]))
      found.push({ word: candidate, distance });
  }
  const nearest = Math.min(...found.map(({ distance }) => distance));
  return found.filter(({ distance }) => distance === nearest).slice(0, 4);
}

/** Damerau-Levenshtein distance (insert, delete, replace, swap), given up beyond `most`. */
export function typingErrors(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = at(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let best = Math.min(replaced, at(last, column) + 1, at(current, column - 1) + 1);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, at(beforeLast, column - 2) + 1);
      }
      current.push(best);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
