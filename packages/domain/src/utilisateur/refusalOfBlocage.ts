import { mayManageRole, type RoleOfCaisse } from './mayManageRole.ts';

/** Why an account cannot be blocked, nor unblocked. */
export type RefusBlocage = 'compte-propre' | 'compte-non-autorise' | 'dernier-administrateur';

/**
 * Why an account may not be blocked or unblocked, null when it may. It stops every role of the person, so the caller must be able to end
 * each of them (U6); nobody blocks themselves or the last administrator.
 */
export function refusalOfBlocage(
  acteur: RoleOfCaisse & { readonly personneId: number },
  personne: { readonly personneId: number; readonly roles: readonly RoleOfCaisse[] },
  isLastAdministrateur: boolean,
): RefusBlocage | null {
  if (acteur.personneId === personne.personneId) return 'compte-propre';
  if (!personne.roles.every((role) => mayManageRole(acteur, role))) return 'compte-non-autorise';
  return isLastAdministrateur ? 'dernier-administrateur' : null;
}
