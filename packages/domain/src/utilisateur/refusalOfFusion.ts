import { can } from '../role/can.ts';
import type { EtatUtilisateur } from './ETATS_UTILISATEUR.ts';
import { mayManageRole, type RoleOfCaisse } from './mayManageRole.ts';

/** Why two accounts cannot be merged. */
export type RefusFusion =
  | 'fusion-non-autorisee'
  | 'fusion-meme-compte'
  | 'fusion-compte-propre'
  | 'fusion-compte-bloque'
  | 'fusion-garde-a-activer';

/** One of the two accounts of a merge. */
export type CompteAFusionner = {
  readonly personneId: number;
  readonly etat: EtatUtilisateur;
  readonly roles: readonly RoleOfCaisse[];
};

/**
 * Why one account may not be merged into another, which is kept; null when it may (S20, U7). The caller must be able to give each role
 * that moves. A merge neither lifts a block nor leaves an account in use without a password.
 */
export function refusalOfFusion(
  acteur: RoleOfCaisse & { readonly personneId: number },
  garde: CompteAFusionner,
  absorbe: CompteAFusionner,
): RefusFusion | null {
  if (garde.personneId === absorbe.personneId) return 'fusion-meme-compte';
  if ([garde.personneId, absorbe.personneId].includes(acteur.personneId)) return 'fusion-compte-propre';
  const isAble = [...garde.roles, ...absorbe.roles].every((role) => mayManageRole(acteur, role));
  if (!can(acteur.type, 'merge-users') || !isAble) return 'fusion-non-autorisee';
  if (![garde.etat, absorbe.etat].every((etat) => etat === 'active' || etat === 'a-activer')) {
    return 'fusion-compte-bloque';
  }
  return garde.etat === 'a-activer' && absorbe.etat === 'active' ? 'fusion-garde-a-activer' : null;
}
