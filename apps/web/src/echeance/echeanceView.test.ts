import { exampleEcheances } from '@habilis/api/mocks/fixtures/exampleEcheances';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, test } from 'vitest';
import { echeanceView } from './echeanceView.ts';

const t = createTexts({});
const reader = { role: exampleRole({ type: 'G' }), today: '2026-11-27', isNaming: false };

test('[EC31] a session that is soon deleted presses before what is nearer and loses nothing', () => {
  const [session] = exampleEcheances('G').filter(({ type }) => type === 'session-cloture');
  if (session === undefined) throw new Error('aucune session parmi les échéances d’exemple');
  const at = (date: string, aQui: 'VOUS' | 'AUTRE' | 'PERSONNE') =>
    echeanceView(t, { ...session, date, aQui }, reader).ton;
  expect([at('2026-12-08', 'VOUS'), at('2026-12-08', 'AUTRE'), at('2026-12-08', 'PERSONNE')]).toEqual([
    'loss',
    'loss',
    'later',
  ]);
  expect(at('2026-12-20', 'VOUS')).toBe('month');
});
