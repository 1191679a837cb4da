import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decisionAttendue } from './decisionAttendue.ts';
import { estimationDelai } from './estimationDelai.ts';

const TEN = [30, 100, 40, 90, 50, 80, 60, 70, 110, 20];

test('[DH60] the delay is a range from the median to the 80th percentile', () => {
  expect(estimationDelai(TEN, 10)).toEqual({ medianeJours: 60, centile80Jours: 90, nombre: 10 });
  expect(estimationDelai([5], 1)).toEqual({ medianeJours: 5, centile80Jours: 5, nombre: 1 });
});
test('[DH61] under the least number of cases there is no estimate', () => {
  expect(estimationDelai(TEN.slice(1), 10)).toBeNull();
  expect(estimationDelai([], 0)).toBeNull();
});
test('[DH880] a waiting demande is told between which days its decision is likely, from today on, and nothing once they are past', () => {
  const range = { medianeJours: 10, centile80Jours: 20 };
  const at = (today: string) => decisionAttendue(range, '2026-11-01', today);
  expect(at('2026-11-05')).toEqual({ debut: '2026-11-11', fin: '2026-11-21' });
  expect(at('2026-11-15')).toEqual({ debut: '2026-11-15', fin: '2026-11-21' });
  expect(at('2026-11-21')).toEqual({ debut: '2026-11-21', fin: '2026-11-21' });
  expect(at('2026-11-22')).toBeNull();
});

const durations = fc.array(fc.nat(800), { minLength: 1, maxLength: 60 });

test('[DH60] whatever the cases, the range is of their durations, in order, and half then four fifths lie under it', () => {
  fc.assert(
    fc.property(durations, (cases) => {
      const { medianeJours, centile80Jours } = estimationDelai(cases, 1) ?? { medianeJours: -1, centile80Jours: -1 };
      expect(cases).toContain(medianeJours);
      expect(cases).toContain(centile80Jours);
      expect(medianeJours).toBeLessThanOrEqual(centile80Jours);
      const share = (limit: number) => cases.filter((one) => one <= limit).length / cases.length;
      expect(share(medianeJours)).toBeGreaterThanOrEqual(0.5);
      expect(share(centile80Jours)).toBeGreaterThanOrEqual(0.8);
      expect(estimationDelai(cases.toReversed(), 1)).toEqual(estimationDelai(cases, 1));
    }),
  );
});
