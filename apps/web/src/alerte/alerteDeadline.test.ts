import { exampleAlerte } from '@habilis/api/mocks/fixtures/exampleAlertes';
import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, test } from 'vitest';
import { alerteDeadline } from './alerteDeadline.ts';

const t = createTexts({});
const due = '2026-12-07';
const given = { dateEmission: '2026-11-07', dateEcheance: due };

test('[EC31] the day on which a session is deleted is as near in an alert as in the lists of sessions', () => {
  const alerte = exampleAlerte({ ...given, dateFinSession: '2026-09-07', dateSuppressionSession: due });
  expect(alerteDeadline(t, alerte, '2026-11-26')).toMatchObject({ state: 'loss', date: '07/12/2026' });
  expect(alerteDeadline(t, alerte, '2026-11-20')?.state).toBe('month');
  const other = exampleAlerte({ ...given, dateFinSession: null, dateSuppressionSession: null });
  expect(alerteDeadline(t, other, '2026-11-09')?.state).toBe('month');
  expect(alerteDeadline(t, { ...other, dateEcheance: null }, '2026-11-09')).toBeNull();
});
