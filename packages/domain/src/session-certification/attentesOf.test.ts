import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { attentesOf } from './attentesOf.ts';
import { SESSION_ETATS } from './etats.ts';
import { mayWork } from './mayWork.ts';
import { steps } from './test/steps.ts';
import { transition } from './transition.ts';

test('[SC800] sessions wait for the entite to be typed and verified, for the network those that it opened, for the formateur from their last day on', () => {
  const waits = { isOwnOpening: false, isOver: false, isSansFormateur: false, isSansGestionnaire: false };
  const ofEntite = [
    { ...waits, etat: 'SAISIE' },
    { ...waits, etat: 'RESULTATS', isOver: true, isSansFormateur: true },
    { ...waits, etat: 'VERIFICATION' },
  ];
  for (const role of ['DM', 'G', 'DL'] as const) expect(attentesOf(role)).toEqual(ofEntite);
  for (const role of ['I', 'RD'] as const) {
    expect(attentesOf(role)).toEqual(ofEntite.map((one) => ({ ...one, isOwnOpening: true })));
  }
  expect(attentesOf('F')).toEqual([{ ...waits, etat: 'RESULTATS', isOver: true }]);
  for (const role of ['E', 'R', 'ADM', 'S', 'CNH'] as const) expect(attentesOf(role)).toEqual([]);
});
test('[SC37] a class that nobody of its entite may finish waits for the caisse', () => {
  const waits = { isOwnOpening: false, isSansGestionnaire: true };
  expect(attentesOf('RC')).toEqual([
    { ...waits, etat: 'RESULTATS', isOver: true, isSansFormateur: true },
    { ...waits, etat: 'VERIFICATION', isOver: false, isSansFormateur: false },
  ]);
});
test('[SC800] a session that waits for a role is one that it fills in and may submit that day', () => {
  fc.assert(
    fc.property(steps, fc.constantFrom(...ROLE_TYPES), fc.constantFrom(...SESSION_ETATS), (step, role, taskKey) => {
      const etat = { ...step.etat, taskKey };
      const isAwaited = attentesOf(role).some(
        (attente) =>
          attente.etat === taskKey &&
          (!attente.isOwnOpening || etat.isOwnOpening) &&
          (!attente.isSansFormateur || etat.isSansFormateur) &&
          (!attente.isSansGestionnaire || etat.isSansGestionnaire) &&
          (!attente.isOver || (step.dateFinSession !== null && step.dateFinSession <= step.today)),
      );
      expect(isAwaited).toBe(
        mayWork(etat, role, step.today) && transition({ ...step, etat, role, actionKey: 'Soumet' }).ok,
      );
    }),
  );
});
