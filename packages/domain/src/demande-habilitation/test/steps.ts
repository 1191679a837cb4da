import * as fc from 'fast-check';
import { AVIS_TYPES } from '../../avis/avisTypes.ts';
import { ROLE_TYPES } from '../../role/RoleType.ts';
import { DECISIONS } from '../decisions.ts';
import type { DhEtat } from '../DhEtat.ts';
import { HABILITATION_SOURCE_MODES } from '../../habilitation/HABILITATION_SOURCE_MODES.ts';
import { DH_TASK_KEYS } from '../taskKeys.ts';
import type { DhStep } from '../needs.ts';
import { DH_ACTION_KEYS } from '../workflow.ts';

export const TODAY = '2026-11-20';
export const HORIZON = '2028-11-20';

/** A first draft: the base of the workflow's tests. */
export const etat: DhEtat = {
  taskKey: 'saisie',
  retourTache: null,
  mode: 'INI',
  isJamaisSoumise: true,
  isIrrecevable: false,
  isAvecReserve: false,
  hasExpert: false,
  dateCnh: TODAY,
  finRecours: null,
};

/** A step for which nothing lacks. */
export const whole: DhStep = {
  etat,
  actionKey: null,
  role: 'DM',
  today: TODAY,
  horizon: HORIZON,
  hasComment: true,
  hasPoints: false,
  hasAssignee: true,
  isDossierValide: true,
  avis: { type: 'F', texte: null },
  dateCnh: TODAY,
  decision: null,
  hasMotif: true,
  dateDebut: null,
  hasPieceRecours: true,
};

const dates = fc.constantFrom(null, '2026-11-19', TODAY, '2026-12-04', HORIZON, '2028-11-21');

export const etats: fc.Arbitrary<DhEtat> = fc.record({
  taskKey: fc.constantFrom(...DH_TASK_KEYS),
  retourTache: fc.constantFrom(null, 'instruction', 'sous_commission', 'validation_demande', 'planification_decision'),
  mode: fc.constantFrom(...HABILITATION_SOURCE_MODES),
  isJamaisSoumise: fc.boolean(),
  isIrrecevable: fc.boolean(),
  isAvecReserve: fc.boolean(),
  hasExpert: fc.boolean(),
  dateCnh: dates,
  finRecours: dates,
});

export const roles = fc.constantFrom(...ROLE_TYPES);

export const steps: fc.Arbitrary<DhStep> = fc.record({
  etat: etats,
  actionKey: fc.constantFrom(...DH_ACTION_KEYS, null, 'Invente'),
  role: roles,
  today: fc.constant(TODAY),
  horizon: fc.constant(HORIZON),
  hasComment: fc.boolean(),
  hasPoints: fc.boolean(),
  hasAssignee: fc.boolean(),
  isDossierValide: fc.boolean(),
  avis: fc.option(
    fc.record({ type: fc.constantFrom(...AVIS_TYPES, null), texte: fc.constantFrom(null, ' ', 'Motif') }),
  ),
  dateCnh: dates,
  decision: fc.constantFrom(...DECISIONS, null),
  hasMotif: fc.boolean(),
  dateDebut: dates,
  hasPieceRecours: fc.boolean(),
});
