import {
  DEMANDE_COLUMNS,
  DEMANDE_NATURES,
  DEMANDE_SORTS,
  ECHEANCES,
  TODO_VIEWS,
} from '@habilis/api/demande/demandeQuery';
import { parseColumns, writtenColumns } from '../../shell/columnsInAddress.ts';

export type DemandeSort = (typeof DEMANDE_SORTS)[number];
export type DemandeColumn = (typeof DEMANDE_COLUMNS)[number];
type TodoView = (typeof TODO_VIEWS)[number];

/** The columns of a list until its reader chooses others. */
const USUAL_COLUMNS: readonly DemandeColumn[] = [
  'numero',
  'raisonSociale',
  'niveau',
  'tache',
  'responsable',
  'dateEcheance',
];

/** Filters, columns, order and page of a list of requests: one object, kept in the address. */
export type ListQuery = {
  readonly vue: TodoView;
  readonly recherche: string;
  readonly tache: string;
  readonly responsable: string;
  readonly nature: (typeof DEMANDE_NATURES)[number] | undefined;
  /** Id of a scheme. */
  readonly dispositif: string;
  /** Code of a level. */
  readonly niveau: string;
  /** Code of a fund. */
  readonly caisse: string;
  readonly echeance: (typeof ECHEANCES)[number] | undefined;
  /** First and last day of the last submission; both or none. */
  readonly soumise: { readonly du: string; readonly au: string } | undefined;
  readonly colonnes: readonly DemandeColumn[];
  readonly tri: DemandeSort;
  readonly ordre: 'asc' | 'desc';
  readonly page: number;
};

type Order = Pick<ListQuery, 'tri' | 'ordre'>;

const WORDS = ['recherche', 'tache', 'responsable', 'dispositif', 'niveau', 'caisse'] as const;

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

const dayOf = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

function parsePeriod(search: URLSearchParams): ListQuery['soumise'] {
  const [du, au] = [dayOf(search.get('du')), dayOf(search.get('au'))];
  return du === undefined || au === undefined ? undefined : { du, au };
}

/** Reads the address; what makes no sense there is ignored. */
export function parseListQuery(search: URLSearchParams, fallback: Order): ListQuery {
  const page = Number(search.get('page') ?? '1');
  const words = (name: string, longest: number) => (search.get(name) ?? '').slice(0, longest);
  return {
    vue: oneOf(TODO_VIEWS, search.get('vue')) ?? 'a-traiter',
    recherche: words('recherche', 100),
    tache: words('tache', 60),
    responsable: words('responsable', 20),
    nature: oneOf(DEMANDE_NATURES, search.get('nature')),
    dispositif: /^[1-9]\d{0,8}$/.exec(search.get('dispositif') ?? '')?.[0] ?? '',
    niveau: words('niveau', 20),
    caisse: words('caisse', 40),
    echeance: oneOf(ECHEANCES, search.get('echeance')),
    soumise: parsePeriod(search),
    colonnes: parseColumns(search.get('colonnes'), DEMANDE_COLUMNS, USUAL_COLUMNS),
    tri: oneOf(DEMANDE_SORTS, search.get('tri')) ?? fallback.tri,
    ordre: oneOf(['asc', 'desc'], search.get('ordre')) ?? fallback.ordre,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The address of a changed query: a changed filter or order goes back to the first page, defaults are left out. */
export function listSearch(query: ListQuery, changes: Partial<ListQuery>, fallback: Order): string {
  const next = { ...query, page: 1, ...changes };
  const search = new URLSearchParams();
  const colonnes = writtenColumns(next.colonnes, USUAL_COLUMNS);
  if (next.vue !== 'a-traiter') search.set('vue', next.vue);
  for (const name of WORDS) if (next[name] !== '') search.set(name, next[name]);
  if (next.nature !== undefined) search.set('nature', next.nature);
  if (next.echeance !== undefined) search.set('echeance', next.echeance);
  for (const [name, day] of Object.entries(next.soumise ?? {})) search.set(name, day);
  if (colonnes !== null) search.set('colonnes', colonnes);
  if (next.tri !== fallback.tri || next.ordre !== fallback.ordre) {
    search.set('tri', next.tri);
    search.set('ordre', next.ordre);
  }
  if (next.page > 1) search.set('page', String(next.page));
  return search.size === 0 ? '' : `?${search}`;
}

/** Whether a list shows less than all that it could. */
export const isNarrowed = ({ vue, nature, echeance, soumise, ...query }: ListQuery): boolean =>
  vue !== 'a-traiter' ||
  nature !== undefined ||
  echeance !== undefined ||
  soumise !== undefined ||
  WORDS.some((name) => query[name] !== '');

/** What the calls take of a query, for a list and for its file: what is asked for, and nothing else. */
export function filtersOf({
  recherche,
  tache,
  nature,
  dispositif,
  niveau,
  caisse,
  echeance,
  soumise,
  ...rest
}: ListQuery) {
  return {
    tri: rest.tri,
    ordre: rest.ordre,
    ...(recherche === '' ? {} : { recherche }),
    ...(tache === '' ? {} : { tache }),
    ...(nature === undefined ? {} : { nature }),
    ...(dispositif === '' ? {} : { dispositifId: dispositif }),
    ...(niveau === '' ? {} : { niveau }),
    ...(caisse === '' ? {} : { caisse }),
    ...(echeance === undefined ? {} : { echeance }),
    ...(soumise === undefined ? {} : { soumiseDu: soumise.du, soumiseAu: soumise.au }),
  };
}

/** What the calls of the tasks take beside: a view and whoever holds them. */
export const todoFiltersOf = (query: ListQuery) => ({
  ...filtersOf(query),
  vue: query.vue,
  ...(query.responsable === '' ? {} : { responsable: query.responsable }),
});
