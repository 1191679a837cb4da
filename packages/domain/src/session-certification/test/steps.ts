import * as fc from 'fast-check';
import { ROLE_TYPES } from '../../role/RoleType.ts';
import { SESSION_ETATS } from '../etats.ts';
import { SESSION_ACTION_KEYS, type SessionActionKey, type SessionStep } from '../workflow.ts';

/** A submit of a draft by its entite, on the day before it begins: what the tests of the workflow start from. */
export const whole: SessionStep = {
  etat: {
    taskKey: 'SAISIE',
    isOfEntite: true,
    isOwnOpening: false,
    isSansFormateur: false,
    isSansGestionnaire: false,
    isEntamee: false,
    relanceeLe: null,
  },
  actionKey: null,
  role: 'G',
  today: '2026-11-20',
  hasComment: true,
  dateFinSession: '2026-11-22',
};

const actions = fc.constantFrom<SessionActionKey | null | 'Invente'>(...SESSION_ACTION_KEYS, null, 'Invente');
export const steps: fc.Arbitrary<SessionStep> = fc.record({
  etat: fc.record({
    taskKey: fc.constantFrom(...SESSION_ETATS),
    isOfEntite: fc.boolean(),
    isOwnOpening: fc.boolean(),
    isSansFormateur: fc.boolean(),
    isSansGestionnaire: fc.boolean(),
    isEntamee: fc.boolean(),
    relanceeLe: fc.constantFrom(null, '2026-11-19', '2026-11-20'),
  }),
  actionKey: actions,
  role: fc.constantFrom(...ROLE_TYPES),
  today: fc.constant('2026-11-20'),
  hasComment: fc.boolean(),
  dateFinSession: fc.constantFrom(null, '2026-11-19', '2026-11-20', '2026-11-21'),
});
