import { expect, test } from 'vitest';
import { isPubliee } from './isPubliee.ts';

test('[M10] a news item is shown from its first day to its last, or for good', () => {
  const shown = (dateFinPublication: string | null, today: string) =>
    isPubliee({ dateDebutPublication: '2026-11-20', dateFinPublication }, today);
  expect(['2026-11-19', '2026-11-20', '2026-12-01', '2026-12-02'].map((day) => shown('2026-12-01', day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(shown(null, '2099-01-01')).toBe(true);
  expect(shown(null, '2026-11-19')).toBe(false);
});
