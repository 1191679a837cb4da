import { can } from '../role/can.ts';
import type { Capability } from '../role/capability.ts';
import { etatHabilitation } from './etatHabilitation.ts';
import { confirmsSuspensions } from './refusalOfConfirmation.ts';
import { isRappelUtile } from './refusalOfRappel.ts';
import { type Asked, type HabilitationSuspendable, isDecidedAbove } from './refusalOfSuspension.ts';

/** Actions on a habilitation, in the order in which they are offered. */
export const ACTIONS_HABILITATION = [
  'renouveler',
  'ajouter-plateforme',
  'nommer-delegataire',
  'inscrire-formateur',
  'confirmer',
  'suspendre',
  'rappeler',
  'lever',
  'rompre',
  'changer-fin',
  'lever-reserve',
  'supprimer-plateforme',
  'supprimer',
] as const;
export type ActionHabilitation = (typeof ACTIONS_HABILITATION)[number];

const CAPABILITIES: Readonly<Record<ActionHabilitation, Capability>> = {
  renouveler: 'start-renouvellement',
  'ajouter-plateforme': 'start-renouvellement',
  'nommer-delegataire': 'manage-entite-users',
  'inscrire-formateur': 'manage-sessions',
  confirmer: 'suspend-habilitation',
  suspendre: 'suspend-habilitation',
  rappeler: 'suspend-habilitation',
  lever: 'suspend-habilitation',
  rompre: 'terminate-habilitation',
  'changer-fin': 'set-date-fin-habilitation',
  'lever-reserve': 'set-date-fin-habilitation',
  'supprimer-plateforme': 'delete-plateforme',
  supprimer: 'delete-habilitation',
};

type Situation = {
  readonly habilitation: HabilitationSuspendable;
  /** A renewal or an added platform is asked for already, be it a draft. */
  readonly hasDemandeEnCours: boolean;
  readonly isRenouvelable: boolean;
  readonly isExtensible: boolean;
  readonly hasReserve: boolean;
  readonly isPlateformeSupprimable: boolean;
  readonly isSupprimable: boolean;
};

/** What a role may do with a habilitation of its scope on a day; a suspension that others decided is theirs (rules/habilitations#state, rules/rights#matrix; H23). */
export function actionsOfHabilitation(situation: Situation, asked: Asked): ActionHabilitation[] {
  const etat = etatHabilitation(situation.habilitation, asked.today);
  const isLive = etat !== 'ROMPUE' && etat !== 'TERMINEE';
  const isOthers = isDecidedAbove(situation.habilitation, asked);
  const isPossible: Readonly<Record<ActionHabilitation, boolean>> = {
    renouveler: situation.isRenouvelable && !situation.hasDemandeEnCours,
    'ajouter-plateforme': situation.isExtensible && !situation.hasDemandeEnCours,
    'nommer-delegataire': isLive,
    'inscrire-formateur': isLive,
    confirmer: etat === 'SUSPENDUE' && situation.habilitation.suspensionAConfirmer && confirmsSuspensions(asked.role),
    suspendre: isLive && !isOthers,
    rappeler: isRappelUtile(situation.habilitation, asked.today),
    lever: etat === 'SUSPENDUE' && !isOthers,
    rompre: isLive,
    'changer-fin': etat !== 'ROMPUE',
    'lever-reserve': isLive && situation.hasReserve,
    'supprimer-plateforme': situation.isPlateformeSupprimable,
    supprimer: situation.isSupprimable,
  };
  return ACTIONS_HABILITATION.filter((action) => isPossible[action] && can(asked.role, CAPABILITIES[action]));
}
