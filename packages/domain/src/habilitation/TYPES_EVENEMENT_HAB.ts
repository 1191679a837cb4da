import type { Durcissement } from '../durcissement/DURCISSEMENTS.ts';
import type { MotifSuspension } from './refusalOfSuspension.ts';

/** What happens in the life of a habilitation, as its history tells it (rules/habilitations#state). */
export const VIE_HABILITATION = [
  'habilitation-accordee',
  'habilitation-creee',
  'habilitation-plateforme-ajoutee',
  'habilitation-suspendue',
  'habilitation-suspension-confirmee',
  'habilitation-suspension-levee',
  'habilitation-rompue',
  'habilitation-fin-changee',
  'habilitation-reserve-levee',
  'habilitation-plateforme-supprimee',
  'habilitation-deleguee',
  'habilitation-delegation-terminee',
  'habilitation-formateur-inscrit',
  'habilitation-formateur-retire',
] as const;

/** The events about a habilitation: those of its life, its deletion, what its niveau became, and what its dates bring (decision 0200). */
export const TYPES_EVENEMENT_HAB = [
  ...VIE_HABILITATION,
  'habilitation-supprimee',
  'habilitation-niveau-durci',
  'habilitation-terminee',
  'habilitation-suspension-finie',
] as const;

/** What such an event keeps: days, a ground and ids, nothing that names somebody. */
export type ValeursEvenementHab = {
  readonly debut?: string | null;
  readonly fin?: string | null;
  readonly motif?: MotifSuspension | null;
  /** The delegataire's role. */
  readonly roleId?: number;
  /** The suspension that is lifted waited to be confirmed. */
  readonly aConfirmer?: boolean;
  /** In what its niveau became stricter. */
  readonly durcissements?: readonly Durcissement[];
  /** The larger act that it is part of, which tells of it. */
  readonly dans?: 'FIN_ENTITE' | 'RENOUVELLEMENT';
};
