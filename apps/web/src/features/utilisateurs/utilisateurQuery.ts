import { ROLE_TYPES, type RoleType } from '@habilis/domain/role/RoleType';
import { ETATS_UTILISATEUR, type EtatUtilisateur } from '@habilis/domain/utilisateur/ETATS_UTILISATEUR';
import { UTILISATEUR_SORTS } from '@habilis/api/utilisateur/endpoints';

type Sort = (typeof UTILISATEUR_SORTS)[number];

/** Filters, order and page of the list of users, kept in the address. */
export type UtilisateurQuery = {
  readonly recherche: string;
  readonly entite: string;
  readonly caisse: string;
  readonly role: RoleType | undefined;
  readonly etat: EtatUtilisateur | undefined;
  readonly tri: Sort;
  readonly ordre: 'asc' | 'desc';
  readonly page: number;
};

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Reads the address; what makes no sense there is ignored. */
export function parseUtilisateurQuery(search: URLSearchParams): UtilisateurQuery {
  const page = Number(search.get('page') ?? '1');
  const words = (name: string) => (search.get(name) ?? '').slice(0, 100);
  return {
    recherche: words('recherche'),
    entite: words('entite'),
    caisse: words('caisse').slice(0, 60),
    role: oneOf(ROLE_TYPES, search.get('role')),
    etat: oneOf(ETATS_UTILISATEUR, search.get('etat')),
    tri: oneOf(UTILISATEUR_SORTS, search.get('tri')) ?? 'nom',
    ordre: search.get('ordre') === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The address of a changed query: a changed filter or order goes back to the first page, defaults are left out. */
export function utilisateurSearch(query: UtilisateurQuery, changes: Partial<UtilisateurQuery>): string {
  const next = { ...query, page: 1, ...changes };
  const search = new URLSearchParams();
  for (const name of ['recherche', 'entite', 'caisse', 'role', 'etat'] as const) {
    const value = next[name];
    if (value !== undefined && value !== '') search.set(name, value);
  }
  if (next.tri !== 'nom' || next.ordre !== 'asc') {
    search.set('tri', next.tri);
    search.set('ordre', next.ordre);
  }
  if (next.page > 1) search.set('page', String(next.page));
  return search.size === 0 ? '' : `?${search}`;
}

/** What the call takes of a query: what is asked for, and nothing else. */
export function callQuery({ role, etat, caisse, entite, ...rest }: UtilisateurQuery) {
  return {
    ...rest,
    ...(role === undefined ? {} : { role }),
    ...(etat === undefined ? {} : { etat }),
    ...(caisse === '' ? {} : { caisse }),
    ...(entite === '' ? {} : { entite }),
  };
}
