import { ENTITE_SORTS } from '@habilis/api/entite/endpoints';
import { ETATS_ENTITE, type EtatEntite } from '@habilis/domain/entite/ETATS_ENTITE';

/** What the register may have said of an entity. */
export const REGISTRES = ['FERME', 'INCONNU', 'NON_VERIFIE', 'OK'] as const;

type Sort = (typeof ENTITE_SORTS)[number];

/** Filters, order and page of the list of entities, kept in the address. */
export type EntiteQuery = {
  readonly recherche: string;
  readonly departement: string;
  readonly niveau: string;
  /** Id of a fund. */
  readonly caisse: string;
  readonly etat: EtatEntite | undefined;
  readonly registre: (typeof REGISTRES)[number] | undefined;
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
  if (next.tri !== 'raisonSociale' || next.ordre !== 'asc') {
    search.set('tri', next.tri);
    search.set('ordre', next.ordre);
  }
  if (next.page > 1) search.set('page', String(next.page));
  return search.size === 0 ? '' : `?${search}`;
}

/** What the call takes of a query: what is asked for, and nothing else. */
export function callBody({ recherche, departement, niveau, caisse, etat, registre, ...order }: EntiteQuery) {
  return {
    ...order,
    ...(recherche === '' ? {} : { recherche }),
    ...(departement === '' ? {} : { departement }),
    ...(niveau === '' ? {} : { niveau }),
    ...(caisse === '' ? {} : { caisseId: Number(caisse) }),
    ...(etat === undefined ? {} : { etat }),
    ...(registre === undefined ? {} : { registre }),
  };
}
