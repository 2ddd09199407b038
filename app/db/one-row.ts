/** The row of a statement that always gives one, such as `insert … returning`. */
export function oneRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error("The database gave no row.");
  return row;
}
