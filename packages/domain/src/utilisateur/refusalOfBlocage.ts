import { mayManageRole, type RoleOfCaisse } from './mayManageRole.ts';

/** Why an account cannot be unblocked. */
export type RefusDeblocage = 'compte-propre' | 'compte-non-autorise';
/** Why an account cannot be blocked. */
export type RefusBlocage = RefusDeblocage | 'dernier-administrateur';

type Acteur = RoleOfCaisse & { readonly personneId: number };
type Personne = { readonly personneId: number; readonly roles: readonly RoleOfCaisse[] };

/** Why an account may not be unblocked, null when it may: it gives back every role of the person, so the caller must be able to manage each of them (U6). */
export function refusalOfDeblocage(acteur: Acteur, personne: Personne): RefusDeblocage | null {
  if (acteur.personneId === personne.personneId) return 'compte-propre';
  return personne.roles.every((role) => mayManageRole(acteur, role)) ? null : 'compte-non-autorise';
}

/** Why an account may not be blocked, null when it may: as for an unblocking, and nobody blocks the last administrator (U6). */
export function refusalOfBlocage(
  acteur: Acteur,
  personne: Personne,
  isLastAdministrateur: boolean,
): RefusBlocage | null {
  return refusalOfDeblocage(acteur, personne) ?? (isLastAdministrateur ? 'dernier-administrateur' : null);
}
