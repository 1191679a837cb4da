import { ProblemError } from '@habilis/api/client/errors';
import type { ListAddress } from './listAddress.ts';

/** A list, and the filters that its call refused. */
type ReadList<List> = { readonly list: List; readonly refused: readonly string[] };

/** The filters that an error names: a call's field begins with the name of its filter. */
function refusedFilters(error: unknown, asked: readonly string[]): readonly string[] {
  if (!(error instanceof ProblemError) || error.status !== 400) return [];
  const paths = (error.problem.errors ?? []).map(({ path }) => path);
  return asked.filter((name) => paths.some((path) => path.startsWith(name)));
}

/** Reads the list that an address asks for, without the filters that its call refuses, so that a list always shows. */
export async function readList<Query, List>(
  address: ListAddress<Query>,
  { url }: Request,
  read: (query: Query) => Promise<List>,
): Promise<ReadList<List>> {
  const query = address.parse(new URL(url).searchParams);
  try {
    return { list: await read(query), refused: [] };
  } catch (error) {
    const refused = refusedFilters(error, Object.keys(address.filtersOf(query)));
    if (refused.length === 0) throw error;
    return { list: await read(address.without(query, refused)), refused };
  }
}
