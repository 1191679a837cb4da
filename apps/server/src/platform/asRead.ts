import { refuse, type Refusal } from './Refusal.ts';

/** A locked row that still has the version that the caller read; 404 when it is gone, else the refusal that `staleOf` makes of what is there now. */
export async function asRead<Row extends { readonly version: number }>(
  row: Row | undefined,
  version: number,
  staleOf: (row: Row) => Refusal | Promise<Refusal>,
): Promise<Row> {
  if (row === undefined) throw refuse.notFound();
  if (row.version !== version) throw await staleOf(row);
  return row;
}
