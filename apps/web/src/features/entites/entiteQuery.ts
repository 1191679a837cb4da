import { ENTITE_COLUMNS, ENTITE_SORTS } from '@habilis/api/entite/endpoints';
import { ETATS_ENTITE, type EtatEntite } from '@habilis/domain/entite/ETATS_ENTITE';
import { parseColumns, writtenColumns } from '../../shell/columnsInAddress.ts';

/** What the register may have said of an entity. */
export const REGISTRES = ['FERME', 'INCONNU', 'NON_VERIFIE', 'OK'] as const;

type Sort = (typeof ENTITE_SORTS)[number];
export type EntiteColumn = (typeof ENTITE_COLUMNS)[number];

/** The columns of the list until its reader chooses others. */
const USUAL_COLUMNS: readonly EntiteColumn[] = ['raisonSociale', 'siret', 'ville', 'caisse', 'niveaux', 'etat'];

/** Filters, columns, order and page of the list of entities, kept in the address. */
export type EntiteQuery = {
  readonly recherche: string;
  readonly departement: string;
  readonly niveau: string;
  /** Id of a fund. */
  readonly caisse: string;
  readonly etat: EtatEntite | undefined;
  readonly registre: (typeof REGISTRES)[number] | undefined;
  readonly colonnes: readonly EntiteColumn[];
  readonly tri: Sort;
  readonly ordre: 'asc' | 'desc';
  readonly page: number;
};

const FILTERS = ['recherche', 'departement', 'niveau', 'caisse', 'etat', 'registre'] as const;

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Reads the address; what makes no sense there is ignored. */
export function parseEntiteQuery(search: URLSearchParams): EntiteQuery {
  const page = Number(search.get('page') ?? '1');
  const words = (name: string, largest: number) => (search.get(name) ?? '').slice(0, largest);
  return {
    recherche: words('recherche', 100),
    departement: words('departement', 3),
    niveau: words('niveau', 20),
    caisse: /^[1-9]\d{0,8}$/.exec(search.get('caisse') ?? '')?.[0] ?? '',
    etat: oneOf(ETATS_ENTITE, search.get('etat')),
    registre: oneOf(REGISTRES, search.get('registre')),
    colonnes: parseColumns(search.get('colonnes'), ENTITE_COLUMNS, USUAL_COLUMNS),
    tri: oneOf(ENTITE_SORTS, search.get('tri')) ?? 'raisonSociale',
    ordre: search.get('ordre') === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The address of a changed query: a changed filter or order goes back to the first page, defaults are left out. */
export function entiteSearch(query: EntiteQuery, changes: Partial<EntiteQuery>): string {
  const next = { ...query, page: 1, ...changes };
  const search = new URLSearchParams();
  for (const name of FILTERS) {
    const value = next[name];
    if (value !== undefined && value !== '') search.set(name, value);
  }
  const colonnes = writtenColumns(next.colonnes, USUAL_COLUMNS);
  if (colonnes !== null) search.set('colonnes', colonnes);
  if (next.tri !== 'raisonSociale' || next.ordre !== 'asc') {
    search.set('tri', next.tri);
    search.set('ordre', next.ordre);
  }
  if (next.page > 1) search.set('page', String(next.page));
  return search.size === 0 ? '' : `?${search}`;
}

/** Whether the list shows less than all that it could. */
export const isNarrowed = (query: EntiteQuery): boolean =>
  FILTERS.some((name) => query[name] !== undefined && query[name] !== '');

const filtersOf = ({ recherche, departement, niveau, etat, registre, tri, ordre }: EntiteQuery) => ({
  tri,
  ordre,
  ...(recherche === '' ? {} : { recherche }),
  ...(departement === '' ? {} : { departement }),
  ...(niveau === '' ? {} : { niveau }),
  ...(etat === undefined ? {} : { etat }),
  ...(registre === undefined ? {} : { registre }),
});

/** What the list's call takes of a query: what is asked for, and nothing else. */
export const callBody = (query: EntiteQuery) => ({
  ...filtersOf(query),
  page: query.page,
  ...(query.caisse === '' ? {} : { caisseId: Number(query.caisse) }),
});

/** What the call of the list's file takes of a query. */
export const exportQuery = (query: EntiteQuery) => ({
  ...filtersOf(query),
  colonnes: query.colonnes.join(','),
  ...(query.caisse === '' ? {} : { caisseId: query.caisse }),
});
