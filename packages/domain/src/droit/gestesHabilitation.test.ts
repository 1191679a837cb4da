import { expect, test } from 'vitest';
import type { RoleType } from '../role/RoleType.ts';
import { gestesHabilitation } from './gestesHabilitation.ts';

type Situation = Parameters<typeof gestesHabilitation>[0];

const ACTIVE: Situation = {
  etat: 'ACTIVE',
  droit: { obstacle: null, sessions: [{ du: '2026-11-20', au: null }] },
  actionsPossibles: [],
  isSuivie: false,
  isBarred: false,
};
const WITHHELD = { obstacle: 'session-certification.habilitation-suspendue', sessions: [] } as const;
const gestes = (changes: Partial<Situation>, role: RoleType = 'G') =>
  gestesHabilitation({ ...ACTIVE, ...changes }, role);

test('[H861] a habilitation leads to a session, and first to its renewal from the day that it may be asked for', () => {
  expect(gestes({})).toEqual({ premier: 'ouvrir-session', second: null, sansSession: null });
  expect(gestes({ actionsPossibles: ['ajouter-plateforme'] }).premier).toBe('ouvrir-session');
  expect(gestes({ actionsPossibles: ['renouveler'] })).toEqual({
    premier: 'renouveler',
    second: 'ouvrir-session',
    sansSession: null,
  });
  expect(gestes({}, 'DL').premier).toBe('ouvrir-session');
  expect(gestes({}, 'RD').premier).toBe('ouvrir-session');
  for (const role of ['RC', 'ADM', 'CNH', 'E'] as const)
    expect(gestes({}, role)).toEqual({ premier: null, second: null, sansSession: null });
});

test('[H861] withheld, it says why no session opens, unless one may for later days', () => {
  const later = { ...WITHHELD, sessions: [{ du: '2027-02-01', au: null }] };
  expect(gestes({ etat: 'SUSPENDUE', droit: later })).toEqual({
    premier: 'ouvrir-session',
    second: null,
    sansSession: null,
  });
  expect(gestes({ etat: 'SUSPENDUE', droit: WITHHELD })).toEqual({
    premier: null,
    second: null,
    sansSession: WITHHELD.obstacle,
  });
  expect(gestes({ etat: 'SUSPENDUE', droit: WITHHELD }, 'RC').sansSession).toBeNull();
  expect(gestes({ isBarred: true }, 'RD')).toEqual({ premier: null, second: null, sansSession: null });
});

test('[H861] once it is over, another one is asked for, but where it may be renewed or is followed', () => {
  const over = { etat: 'TERMINEE', droit: WITHHELD } as const;
  expect(gestes(over).premier).toBe('redemander');
  expect(gestes({ ...over, etat: 'ROMPUE' }).premier).toBe('redemander');
  for (const etat of ['TERMINEE', 'ROMPUE'] as const) {
    expect(gestes({ ...over, etat }).sansSession).toBeNull();
    expect(gestes({ ...over, etat, isSuivie: true }).sansSession).toBeNull();
  }
  expect(gestes({ ...over, etat: 'SUSPENDUE' }).premier).toBeNull();
  expect(gestes({ ...over, actionsPossibles: ['renouveler'] })).toMatchObject({ premier: 'renouveler', second: null });
  expect(gestes({ ...over, isSuivie: true }).premier).toBeNull();
  for (const role of ['DL', 'RD', 'RC', 'ADM'] as const) expect(gestes(over, role).premier).toBeNull();
});
