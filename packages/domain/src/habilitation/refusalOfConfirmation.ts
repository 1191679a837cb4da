import { isEmpty } from '../null-when-empty/isEmpty.ts';
import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { scopeOf } from '../role/scopeOf.ts';
import { etatHabilitation } from './etatHabilitation.ts';
import { type HabilitationSuspendable, SANS_FIN } from './refusalOfSuspension.ts';

/** Why a fund's suspension is not confirmed; each is a key under `erreurs.habilitation.`. */
export type RefusConfirmation =
  | 'suspension-hors-competence'
  | 'non-suspendue'
  | 'rien-a-confirmer'
  | 'commentaire-requis'
  | 'suspension-fin-raccourcie';

/** Whether a role confirms what a fund has suspended: any that suspends beyond one fund (domain, decision 18). */
export const confirmsSuspensions = (role: RoleType): boolean =>
  can(role, 'suspend-habilitation') && scopeOf(role, 'suspend-habilitation') !== 'caisse';

/** Why a fund's suspension is not confirmed until a day, null when it is: it lasts as long or longer, and says why (domain, decision 18; H701). */
export function refusalOfConfirmation(
  habilitation: HabilitationSuspendable,
  { dateFin, commentaire }: { readonly dateFin: string | null; readonly commentaire: string | null },
  { role, today }: { readonly role: RoleType; readonly today: string },
): RefusConfirmation | null {
  if (!confirmsSuspensions(role)) return 'suspension-hors-competence';
  if (etatHabilitation(habilitation, today) !== 'SUSPENDUE') return 'non-suspendue';
  if (!habilitation.suspensionAConfirmer) return 'rien-a-confirmer';
  if (isEmpty(commentaire)) return 'commentaire-requis';
  return (dateFin ?? SANS_FIN) < (habilitation.dateFinSuspension ?? SANS_FIN) ? 'suspension-fin-raccourcie' : null;
}
