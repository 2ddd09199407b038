export function table(head: string[], rows: (string | number)[][]): string {
  const known = (cell: string | number) => (String(cell) === "NaN" ? "failed" : cell);
  const line = (cells: (string | number)[]) => `| ${cells.map(known).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

export function median(values: number[]): number {
  return percentile(values, 0.5);
}

/** The value below which `share` of all values lie. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
