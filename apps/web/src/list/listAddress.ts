import type { Filter, FilterValues } from '@habilis/ui/FilterBar';
import { oneOf, type Reader } from './readers.ts';

const MOST_PAGES = 100_000;

type Readers = Readonly<Record<string, Reader>>;
/** A query whose filter names are unknown here. */
type Loose = Readonly<Record<string, unknown>>;
type Order<Sort extends string> = { readonly tri: Sort; readonly ordre: 'asc' | 'desc' };

/** The query of a list: its filters, order, columns and page. */
type ListQuery<Filters extends Readers, Sort extends string = never, Column extends string = never> = {
  readonly [Name in keyof Filters]: ReturnType<Filters[Name]>;
} & Order<Sort> & { readonly colonnes: readonly Column[]; readonly page: number };

/** The filters of a query, without the empty ones. */
type AskedFilters<Query> = {
  readonly [Name in Exclude<keyof Query, 'tri' | 'ordre' | 'colonnes' | 'page'>]?: Exclude<Query[Name], undefined>;
};

/** How the address of a page holds a list's query. */
export type ListAddress<Query> = {
  /** Reads an address; invalid values are ignored. */
  readonly parse: (search: URLSearchParams) => Query;
  /** The filters with an invalid value in an address. */
  readonly faultsOf: (search: URLSearchParams) => readonly string[];
  /** The same query with these filters emptied. */
  readonly without: (query: Query, filters: readonly string[]) => Query;
  /** The search of a changed query, with its `?`, without default values; any change except the page goes back to the first page. */
  readonly searchOf: (query: Query, changes: Partial<Query>) => string;
  /** The filters in use, as calls take them. */
  readonly filtersOf: (query: Query) => AskedFilters<Query>;
  /** Whether a filter narrows the list. */
  readonly isNarrowed: (query: Query) => boolean;
  /** A query's values for the filter bar. */
  readonly valuesOf: (query: Query, shown: readonly Filter[]) => FilterValues;
  /** The changes from the filter bar; a filter that is not shown keeps its value. */
  readonly changesOf: (values: FilterValues, shown: readonly Filter[]) => Partial<Query>;
  /** The order after a press on a column's head: reversed if the list is already sorted by it. */
  readonly sortedBy: (query: Query, key: string) => Partial<Query>;
  /** Another page of the same list. */
  readonly atPage: (page: number) => Partial<Query>;
  /** Shows the offered columns except the hidden ones; the page stays. */
  readonly withColumns: (query: Query, offered: readonly string[], hidden: readonly string[]) => Partial<Query>;
  /** The names of all the columns to choose from; none when there is no choice. */
  readonly columns: readonly string[];
};

type Shape<Filters extends Readers, Sort extends string, Column extends string> = {
  readonly filters: Filters;
  /** The sort keys; `order` is the default, absent from the address. */
  readonly sorts?: readonly Sort[];
  readonly order?: Order<Sort>;
  /** The columns to choose from, and the default ones. */
  readonly columns?: readonly Column[];
  readonly usualColumns?: readonly Column[];
};

/** The columns that an address names, in the list's order; the first is always there. */
function readColumns<Column extends string>(
  search: URLSearchParams,
  all: readonly Column[],
  usual: readonly Column[],
): readonly Column[] {
  const named = search.get('colonnes')?.split(',');
  return named === undefined ? usual : all.filter((name, index) => index === 0 || named.includes(name));
}

function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1;
}

function write(search: URLSearchParams, name: string, asked: unknown): void {
  if (typeof asked === 'string') search.set(name, asked);
  else for (const [part, text] of Object.entries(asked ?? {})) search.set(part, String(text));
}

/** The values of a filter bar, as address parameters: those of a period by the names of its days. */
function searchOfValues(values: FilterValues, shown: readonly Filter[], readers: Readers): URLSearchParams {
  const search = new URLSearchParams();
  for (const { key } of shown) {
    const parts = readers[key]?.parts ?? [key];
    for (const [place, part] of parts.entries()) {
      const value = values[key]?.[place];
      if (value !== undefined) search.set(part, value);
    }
  }
  return search;
}

/** Whether an address holds a value for a filter that its reader did not take as it stands, such as an unknown code or half a range of days. */
function isMisread(search: URLSearchParams, name: string, reader: Reader): boolean {
  const read = new URLSearchParams();
  write(read, name, reader(search, name));
  return (reader.parts ?? [name]).some((part) => {
    const held = search.get(part) ?? '';
    return held !== '' && held !== read.get(part);
  });
}

function valuesOf(asked: unknown): readonly string[] {
  if (typeof asked === 'string') return asked === '' ? [] : [asked];
  return Object.values(asked ?? {});
}

/** A search as the list itself would write it, at its first page: what its declaration does not know is left out (EC75). */
export const searchIn = <Query>(address: ListAddress<Query>, search: string): string =>
  address.searchOf(address.parse(new URLSearchParams(search)), {});

/** How addresses hold a list of this shape (LI1). */
export function listAddress<Filters extends Readers, Sort extends string = never, Column extends string = never>({
  filters,
  sorts = [],
  order,
  columns = [],
  usualColumns = [],
}: Shape<Filters, Sort, Column>): ListAddress<ListQuery<Filters, Sort, Column>> {
  const names = Object.keys(filters);
  const read = (search: URLSearchParams, among = names) =>
    Object.fromEntries(among.map((name) => [name, filters[name]?.(search, name)]));
  const unasked = read(new URLSearchParams());
  const isAsked = (query: Loose, name: string) => (query[name] ?? '') !== (unasked[name] ?? '');
  const address: ListAddress<Loose> = {
    parse: (search) => ({
      ...read(search),
      colonnes: readColumns(search, columns, usualColumns),
      tri: oneOf(sorts)(search, 'tri') ?? order?.tri,
      ordre: oneOf(['asc', 'desc'])(search, 'ordre') ?? order?.ordre,
      page: readPage(search),
    }),
    faultsOf: (search) =>
      Object.entries(filters).flatMap(([name, reader]) =>
        reader.takesAll !== true && isMisread(search, name, reader) ? [name] : [],
      ),
    without: (query, left) => ({
      ...query,
      ...Object.fromEntries(names.filter((name) => left.includes(name)).map((name) => [name, unasked[name]])),
    }),
    searchOf: (query, changes) => {
      const next: Loose = { ...query, page: 1, ...changes };
      const { colonnes, tri, ordre, page } = next;
      const search = new URLSearchParams();
      for (const name of names) if (isAsked(next, name)) write(search, name, next[name]);
      if (String(colonnes) !== String(usualColumns)) write(search, 'colonnes', String(colonnes));
      if (tri !== order?.tri || ordre !== order?.ordre) write(search, '', { tri, ordre });
      if (page !== 1) write(search, 'page', String(page));
      return search.size === 0 ? '' : `?${search}`;
    },
    filtersOf: (query) =>
      Object.fromEntries(names.filter((name) => isAsked(query, name)).map((name) => [name, query[name]])),
    isNarrowed: (query) => names.some((name) => isAsked(query, name)),
    valuesOf: (query, shown) => Object.fromEntries(shown.map(({ key }) => [key, valuesOf(query[key])])),
    changesOf: (values, shown) => {
      const keys = shown.map(({ key }) => key);
      return read(searchOfValues(values, shown, filters), keys);
    },
    sortedBy: ({ tri, ordre }, key) => ({ tri: key, ordre: tri === key && ordre === 'asc' ? 'desc' : 'asc' }),
    atPage: (page) => ({ page }),
    withColumns: ({ page }, offered, hidden) => ({
      colonnes: columns.filter((name) => offered.includes(name) && !hidden.includes(name)),
      page,
    }),
    columns,
  };
  // Each filter's type depends on its name, which a loop over names cannot express.
  return address as unknown as ListAddress<ListQuery<Filters, Sort, Column>>;
}
