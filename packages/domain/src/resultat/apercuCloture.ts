import type { Resultat } from '../session-certification/etats.ts';

/** A line of a session as its closing sees it. */
export type LigneCloturee = {
  readonly resultat: Resultat | null;
  /** Entered for the session, not yet known. */
  readonly isPreCompte: boolean;
  /** Has an account without the role of formateur, or gets one at the closing by the address given. */
  readonly lacksRoleFormateur: boolean;
};

/** What closing makes: a certificat for each ADMIS, an identifier for each who was not known and came, a role for each new formateur (SC16). */
export function apercuCloture(
  lines: readonly LigneCloturee[],
  isNiveauFormateur: boolean,
): { readonly nbCertificats: number; readonly nbNouveauxStagiaires: number; readonly nbRolesFormateur: number } {
  const admis = lines.filter(({ resultat }) => resultat === 'ADMIS');
  return {
    nbCertificats: admis.length,
    nbNouveauxStagiaires: admis.filter(({ isPreCompte }) => isPreCompte).length,
    nbRolesFormateur: isNiveauFormateur ? admis.filter(({ lacksRoleFormateur }) => lacksRoleFormateur).length : 0,
  };
}
