import type { ActionHabilitation } from '../habilitation/actionsOfHabilitation.ts';
import type { EtatHabilitation } from '../habilitation/etatHabilitation.ts';
import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { RefusDroit } from './entitlementRefusal.ts';
import type { DroitHabilitation } from './droitHabilitation.ts';

/** What an entite goes on to from one of its habilitations. */
export type GesteHabilitation = 'renouveler' | 'ouvrir-session' | 'redemander';

/** What leads on from a habilitation. */
export type GestesHabilitation = {
  /** The likeliest, then what else may be done. */
  readonly premier: GesteHabilitation | null;
  readonly second: GesteHabilitation | null;
  /** Why no session opens, to who opens some; null when one may, be it for later days, and once it is over: none ever will. */
  readonly sansSession: RefusDroit | null;
};

type Situation = {
  readonly etat: EtatHabilitation;
  readonly droit: Pick<DroitHabilitation, 'obstacle' | 'sessions'>;
  readonly actionsPossibles: readonly ActionHabilitation[];
  /** Something was asked for from it, or was granted after it. */
  readonly isSuivie: boolean;
  /** The reader has a part in its entite, and acts on nothing of it for the network. */
  readonly isBarred: boolean;
};

/**
 * Where a habilitation leads its reader: to its renewal from the first day that it may be asked for, to a session as long as one may take
 * place, and to another habilitation once it is over and nothing follows from it (rules/habilitations#page; H861).
 */
export function gestesHabilitation(
  { etat, droit, actionsPossibles, isSuivie, isBarred }: Situation,
  role: RoleType,
): GestesHabilitation {
  const opens = !isBarred && (can(role, 'manage-sessions') || can(role, 'manage-network-sessions'));
  const isOver = etat === 'ROMPUE' || etat === 'TERMINEE';
  const mayOpen = opens && droit.sessions.length > 0;
  const gestes: GesteHabilitation[] = [
    ...(actionsPossibles.includes('renouveler') ? (['renouveler'] as const) : []),
    ...(mayOpen ? (['ouvrir-session'] as const) : []),
  ];
  if (gestes.length === 0 && isOver && !isSuivie && can(role, 'edit-demande')) gestes.push('redemander');
  const [premier = null, second = null] = gestes;
  return { premier, second, sansSession: opens && !mayOpen && !isOver ? droit.obstacle : null };
}
