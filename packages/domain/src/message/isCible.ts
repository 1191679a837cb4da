import type { RoleType } from '../role/RoleType.ts';

/** `FIN_6_MOIS`: a habilitation that ends within so many months (rules/alerts#messages). */
export const FIN_PROCHE_MOIS = 6;

/** Filters of a target; one without a value filters nothing (rules/alerts#messages). */
export type CriteresCible = {
  readonly caisses?: readonly number[] | undefined;
  readonly departements?: readonly string[] | undefined;
  readonly dispositifNiveaux?: readonly number[] | undefined;
  readonly regimes?: readonly string[] | undefined;
  readonly typesEntite?: readonly string[] | undefined;
  readonly etatHabilitation?: string | undefined;
  readonly plateforme?: boolean | undefined;
  readonly sessionsDepuis?: string | undefined;
  readonly sessionsJusqua?: string | undefined;
  readonly certificatFormateurFinAvant?: string | undefined;
};

/** The data of a role that the filters look at. */
export type ProfilDestinataire = {
  readonly roleType: RoleType;
  readonly caisseId: number | null;
  readonly departement: string | null;
  readonly regime: string | null;
  readonly typeEntite: string | null;
  readonly habilitations: readonly {
    readonly dispositifNiveauId: number;
    readonly etats: readonly string[];
    readonly plateforme: boolean;
  }[];
  readonly datesSession: readonly string[];
  readonly finsCertificatFormateur: readonly string[];
};

const isOneOf = <T>(wanted: readonly T[] | undefined, held: T): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.includes(held);

/** Whether one habilitation meets all the filters on habilitations. */
function hasHabilitation(criteres: CriteresCible, { habilitations }: ProfilDestinataire): boolean {
  const { dispositifNiveaux = [], etatHabilitation, plateforme } = criteres;
  if (dispositifNiveaux.length === 0 && etatHabilitation === undefined && plateforme === undefined) return true;
  return habilitations.some(
    (one) =>
      isOneOf(dispositifNiveaux, one.dispositifNiveauId) &&
      (etatHabilitation === undefined || one.etats.includes(etatHabilitation)) &&
      (plateforme === undefined || one.plateforme === plateforme),
  );
}

function hasSession({ sessionsDepuis, sessionsJusqua }: CriteresCible, { datesSession }: ProfilDestinataire): boolean {
  if (sessionsDepuis === undefined && sessionsJusqua === undefined) return true;
  return datesSession.some(
    (date) =>
      (sessionsDepuis === undefined || date >= sessionsDepuis) &&
      (sessionsJusqua === undefined || date <= sessionsJusqua),
  );
}

/** Whether a role is in a target: every filter matches, each by any of its values (rules/alerts#messages). */
export function isCible(
  { roleType, criteres }: { readonly roleType: RoleType; readonly criteres: CriteresCible },
  profil: ProfilDestinataire,
): boolean {
  const { certificatFormateurFinAvant: before } = criteres;
  return (
    roleType === profil.roleType &&
    isOneOf(criteres.caisses, profil.caisseId) &&
    isOneOf(criteres.departements, profil.departement) &&
    isOneOf(criteres.regimes, profil.regime) &&
    isOneOf(criteres.typesEntite, profil.typeEntite) &&
    hasHabilitation(criteres, profil) &&
    hasSession(criteres, profil) &&
    (before === undefined || profil.finsCertificatFormateur.some((date) => date < before))
  );
}
