import type { Filter, FilterValues } from '@habilis/ui/FilterBar';
import { oneOf, type Reader } from './readers.ts';

const MOST_PAGES = 100_000;

type Readers = Readonly<Record<string, Reader>>;
/** A query as it is worked on here, where no name of a filter is known. */
type Loose = Readonly<Record<string, unknown>>;
type Order<Sort extends string> = { readonly tri: Sort; readonly ordre: 'asc' | 'desc' };

/** What a list is asked for: its filters, order, columns and page. */
type ListQuery<Filters extends Readers, Sort extends string = never, Column extends string = never> = {
  readonly [Name in keyof Filters]: ReturnType<Filters[Name]>;
} & Order<Sort> & { readonly colonnes: readonly Column[]; readonly page: number };

/** The filters of a query, those left out that ask for nothing. */
type AskedFilters<Query> = {
  readonly [Name in Exclude<keyof Query, 'tri' | 'ordre' | 'colonnes' | 'page'>]?: Exclude<Query[Name], undefined>;
};

/** How a list's query is kept in the address of its page. */
export type ListAddress<Query> = {
  /** Reads an address; what makes no sense there is ignored. */
  readonly parse: (search: URLSearchParams) => Query;
  /** The filters of which an address holds what makes no sense. */
  readonly faultsOf: (search: URLSearchParams) => readonly string[];
  /** The same query, some of its filters asking for nothing. */
  readonly without: (query: Query, filters: readonly string[]) => Query;
  /** The search of a changed query, with its `?`; any change but the page goes back to the first page, and default values are left out. */
  readonly searchOf: (query: Query, changes: Partial<Query>) => string;
  /** The filters that ask for something, as calls take them: what is not asked is left out. */
  readonly filtersOf: (query: Query) => AskedFilters<Query>;
  /** Whether the list shows less than all that it could. */
  readonly isNarrowed: (query: Query) => boolean;
  /** What the bar of filters shows of a query. */
  readonly valuesOf: (query: Query, shown: readonly Filter[]) => FilterValues;
  /** What the bar of filters asks for; a filter that is not shown keeps what it asks. */
  readonly changesOf: (values: FilterValues, shown: readonly Filter[]) => Partial<Query>;
  /** The order once a column's head was pressed: the other way round if it is already ordered by it. */
  readonly sortedBy: (query: Query, key: string) => Partial<Query>;
  /** Another page of the same list. */
  readonly atPage: (page: number) => Partial<Query>;
  /** The columns among those offered but the hidden ones; the page stays. */
  readonly withColumns: (query: Query, offered: readonly string[], hidden: readonly string[]) => Partial<Query>;
  /** Names of all columns that a reader may choose; none where there is no choice. */
  readonly columns: readonly string[];
};

type Shape<Filters extends Readers, Sort extends string, Column extends string> = {
  readonly filters: Filters;
  /** What it may be ordered by, and is without a word in the address. */
  readonly sorts?: readonly Sort[];
  readonly order?: Order<Sort>;
  /** The columns that one may choose among, and those of who chooses none. */
  readonly columns?: readonly Column[];
  readonly usualColumns?: readonly Column[];
};

/** The columns that an address names, in the order of the list; the first always stands. */
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

/** What a bar of filters asks for, as an address would say it. */
function searchOfValues(values: FilterValues, shown: readonly Filter[]): URLSearchParams {
  const search = new URLSearchParams();
  for (const { kind, key } of shown) {
    const [first, last = ''] = values[key] ?? [];
    if (first !== undefined) write(search, key, kind === 'dates' ? { du: first, au: last } : first);
  }
  return search;
}

/** Whether an address holds, under a filter's parameters, something other than what was read. */
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

/** The address of a list of this shape (LI1). */
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
      return read(searchOfValues(values, shown), keys);
    },
    sortedBy: ({ tri, ordre }, key) => ({ tri: key, ordre: tri === key && ordre === 'asc' ? 'desc' : 'asc' }),
    atPage: (page) => ({ page }),
    withColumns: ({ page }, offered, hidden) => ({
      colonnes: columns.filter((name) => offered.includes(name) && !hidden.includes(name)),
      page,
    }),
    columns,
  };
  // What each filter reads is known by its name, which no loop over names can tell.
  return address as unknown as ListAddress<ListQuery<Filters, Sort, Column>>;
}
