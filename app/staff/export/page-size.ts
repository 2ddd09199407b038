/** Rows of one query; the file is written while the next ones are read. */
export const pageSize = 500;
