import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, test } from 'vitest';
import { quandText } from './echeanceView.ts';

const t = createTexts({});
const TODAY = '2026-11-27';

test('a day is counted down for who can act before it, and what is late since it; what is only to know has its date alone', () => {
  const date = '2026-12-03';
  expect(quandText(t, { date, nature: 'A_FAIRE' }, TODAY)).toBe('echeances.jours');
  expect(quandText(t, { date, nature: 'A_SAVOIR' }, TODAY)).toBe('');
  expect(quandText(t, { date: '2026-11-20', nature: 'EN_RETARD' }, TODAY)).toBe('echeances.retard-jours');
  expect(quandText(t, { date: '2028-12-03', nature: 'A_FAIRE' }, TODAY)).toBe('');
});
