import { HABILITATION_COLUMNS, HABILITATION_SORTS } from '@habilis/api/habilitation/endpoints';
import { addMonths } from '@habilis/domain/date/addMonths';
import { type EtatHabilitation, HABILITATION_ETATS } from '@habilis/domain/habilitation/etatHabilitation';

import { parseColumns, writtenColumns } from '../../shell/columnsInAddress.ts';

type Sort = (typeof HABILITATION_SORTS)[number];

/** Within how many months an accreditation of the list ends. */
export const FINS = ['3', '6', '9', '12'] as const;
type Fin = (typeof FINS)[number];

export type HabilitationColumn = (typeof HABILITATION_COLUMNS)[number];

/** The columns of the list until its reader chooses others. */
const USUAL_COLUMNS: readonly HabilitationColumn[] = [
  'numero',
  'raisonSociale',
  'dispositifNiveau',
  'dateDebut',
  'dateFin',
  'etat',
];

const FILTERS = ['recherche', 'niveau', 'caisse', 'entite', 'etat', 'fin'] as const;

/** Filters, columns, order and page of the list of accreditations, kept in the address. */
export type HabilitationQuery = {
  readonly recherche: string;
  readonly niveau: string;
  readonly caisse: string;
  /** Id of an entity, by which another page leads here. */
  readonly entite: string;
  readonly etat: EtatHabilitation | undefined;
  readonly fin: Fin | undefined;
  readonly colonnes: readonly HabilitationColumn[];
  readonly tri: Sort;
  readonly ordre: 'asc' | 'desc';
  readonly page: number;
};

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Reads the address; what makes no sense there is ignored. */
export function parseHabilitationQuery(search: URLSearchParams): HabilitationQuery {
  const page = Number(search.get('page') ?? '1');
  const words = (name: string, longest = 100) => (search.get(name) ?? '').slice(0, longest);
  const entite = words('entite');
  return {
    recherche: words('recherche'),
    niveau: words('niveau', 20),
    caisse: words('caisse', 40),
    entite: /^[1-9]\d{0,8}$/.test(entite) ? entite : '',
    etat: oneOf(HABILITATION_ETATS, search.get('etat')),
    fin: oneOf(FINS, search.get('fin')),
    colonnes: parseColumns(search.get('colonnes'), HABILITATION_COLUMNS, USUAL_COLUMNS),
    tri: oneOf(HABILITATION_SORTS, search.get('tri')) ?? 'dateFin',
    ordre: search.get('ordre') === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The address of a changed query: a changed filter or order goes back to the first page, defaults are left out. */
export function habilitationSearch(query: HabilitationQuery, changes: Partial<HabilitationQuery>): string {
  const next = { ...query, page: 1, ...changes };
  const search = new URLSearchParams();
  for (const name of FILTERS) {
    const value = next[name];
    if (value !== undefined && value !== '') search.set(name, value);
  }
  const colonnes = writtenColumns(next.colonnes, USUAL_COLUMNS);
  if (colonnes !== null) search.set('colonnes', colonnes);
  if (next.tri !== 'dateFin' || next.ordre !== 'asc') {
    search.set('tri', next.tri);
    search.set('ordre', next.ordre);
  }
  if (next.page > 1) search.set('page', String(next.page));
  return search.size === 0 ? '' : `?${search}`;
}

/** Whether the list shows less than all that it could. */
export const isNarrowed = (query: HabilitationQuery): boolean =>
  FILTERS.some((name) => query[name] !== undefined && query[name] !== '');

/** What the calls take of a query: what is asked for, the months counted from today. */
export function filtersOf(
  { recherche, niveau, caisse, entite, etat, fin, tri, ordre }: HabilitationQuery,
  today: string,
) {
  return {
    tri,
    ordre,
    ...(recherche === '' ? {} : { recherche }),
    ...(niveau === '' ? {} : { niveau }),
    ...(caisse === '' ? {} : { caisse }),
    ...(entite === '' ? {} : { entite }),
    ...(etat === undefined ? {} : { etat }),
    ...(fin === undefined ? {} : { finAvant: addMonths(today, Number(fin)) }),
  };
}
