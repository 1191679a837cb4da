import { DEMANDE_SORTS, TODO_VIEWS } from '@habilis/api/demande/endpoints';

export type DemandeSort = (typeof DEMANDE_SORTS)[number];
export type TodoView = (typeof TODO_VIEWS)[number];

/** Filters, order and page of a list of requests: one object, kept in the address. */
export type ListQuery = {
  readonly vue: TodoView;
  readonly recherche: string;
  readonly tache: string;
  readonly responsable: string;
  readonly tri: DemandeSort;
  readonly ordre: 'asc' | 'desc';
  readonly page: number;
};

const oneOf = <T extends string>(values: readonly T[], text: string | null, fallback: T): T =>
  values.find((value) => value === text) ?? fallback;

/** Reads the address; what makes no sense there is ignored. */
export function parseListQuery(
  search: URLSearchParams,
  fallback: { readonly tri: DemandeSort; readonly ordre: 'asc' | 'desc' },
): ListQuery {
  const page = Number(search.get('page') ?? '1');
  return {
    vue: oneOf(TODO_VIEWS, search.get('vue'), 'a-traiter'),
    recherche: (search.get('recherche') ?? '').slice(0, 100),
    tache: search.get('tache') ?? '',
    responsable: search.get('responsable') ?? '',
    tri: oneOf(DEMANDE_SORTS, search.get('tri'), fallback.tri),
    ordre: oneOf(['asc', 'desc'], search.get('ordre'), fallback.ordre),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a changed query: a changed filter or order goes back to the first page, defaults are left out. */
export function listSearch(
  query: ListQuery,
  changes: Partial<ListQuery>,
  fallback: { readonly tri: DemandeSort; readonly ordre: 'asc' | 'desc' },
): string {
  const next = { ...query, page: 1, ...changes };
  const search = new URLSearchParams();
  if (next.vue !== 'a-traiter') search.set('vue', next.vue);
  for (const name of ['recherche', 'tache', 'responsable'] as const)
    if (next[name] !== '') search.set(name, next[name]);
  if (next.tri !== fallback.tri || next.ordre !== fallback.ordre) {
    search.set('tri', next.tri);
    search.set('ordre', next.ordre);
  }
  if (next.page > 1) search.set('page', String(next.page));
  return search.size === 0 ? '' : `?${search}`;
}
