import { expect, test } from 'vitest';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { mayOpenSession } from './mayOpenSession.ts';

test('[SC20][SC27] entites open sessions of every niveau, the network those of its own niveaux, and nobody else any', () => {
  const opening = (sessionParFormateur: boolean) =>
    ROLE_TYPES.filter((role) => mayOpenSession(role, { sessionParFormateur }));
  expect(new Set(opening(true))).toEqual(new Set(['DM', 'G', 'DL']));
  expect(new Set(opening(false))).toEqual(new Set(['DM', 'G', 'DL', 'I', 'RD']));
});
