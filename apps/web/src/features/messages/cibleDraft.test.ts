import { expect, test } from 'vitest';
import { ciblesOf, CRITERES, criteresOf, draftsOf, newCible, withCritere, withoutCritere } from './cibleDraft.ts';

test('[M14] a criterion that is added has no value yet, and is gone whole once removed', () => {
  const bare = newCible('G', 'a');
  for (const critere of CRITERES) {
    const one = withCritere(bare, critere);
    expect(criteresOf(one.cibleMessageCriterias)).toEqual([critere]);
    expect(withoutCritere(one, critere)).toEqual(bare);
  }
  const both = withCritere(withCritere(bare, 'plateforme'), 'caisses');
  expect(criteresOf(both.cibleMessageCriterias)).toEqual(['caisses', 'plateforme']);
});

test('[M14] targets are edited and sent as they are, a last day of sessions without a first as well', () => {
  const cibles = [{ roleType: 'F' as const, cibleMessageCriterias: { sessionsJusqua: '2026-12-01' } }];
  expect(ciblesOf(draftsOf(cibles))).toEqual(cibles);
  expect(criteresOf({ sessionsJusqua: '2026-12-01' })).toEqual(['sessionsDepuis']);
});
