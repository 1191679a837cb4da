import { ProblemError } from '@habilis/api/client/errors';
import type { ListAddress } from './listAddress.ts';

/** A list as it was read, and the filters that its call refused. */
type ReadList<List> = { readonly list: List; readonly refused: readonly string[] };

/** The filters that a refusal names: the fields of a call begin with the name of their filter. */
function refusedFilters(error: unknown, asked: readonly string[]): readonly string[] {
  if (!(error instanceof ProblemError) || error.status !== 400) return [];
  const paths = (error.problem.errors ?? []).map(({ path }) => path);
  return asked.filter((name) => paths.some((path) => path.startsWith(name)));
}

/** Reads the list that an address asks for; what its call refuses is left out and named, so that the list is always shown. */
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
