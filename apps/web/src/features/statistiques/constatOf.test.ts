import type { TraceStatistique } from '@habilis/api/statistique/Statistique';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { ChartRow } from '@habilis/ui/Chart';
import { expect, test } from 'vitest';
import { constatOf } from './constatOf.ts';

const t = ((key: string, values: object) =>
  `${key} ${Object.values(values ?? {}).join(' ')}`.trim()) as unknown as Texts;

const traceOf = (forme: TraceStatistique['forme'], axe: TraceStatistique['axe'], cles: readonly string[]) =>
  ({
    cle: 'demandes-recues',
    forme,
    axe,
    temps: 'periode',
    series: [{ cle: 'demandes', unite: 'nombre' }],
    lignes: cles.map((cle) => ({ cle, libelle: null, valeurs: [], masquees: [], avant: null, lien: null })),
  }) as unknown as TraceStatistique;
const rowsOf = (...values: readonly (number | null)[]): ChartRow[] =>
  values.map((value, at) => ({ key: String(at), label: `l${at}`, values: [value] }) as unknown as ChartRow);
const constat = (trace: TraceStatistique, rows: ChartRow[]) => constatOf(t, trace, rows, '2026-12-01');

test('[ST1072] a curve tells its last whole month, not the one that has only begun, unless it is alone', () => {
  const months = ['2026-10', '2026-11', '2026-12'];
  expect(constat(traceOf('courbe', 'mois', months), rowsOf(4, 7, 0))).toContain('courbe l1');
  expect(constat(traceOf('courbe', 'mois', ['2026-12']), rowsOf(2))).toContain('courbe l0');
  expect(constat(traceOf('courbe', 'mois', ['2026-09', '2026-10']), rowsOf(4, 7))).toContain('courbe l1');
});

test('[ST1072] what counts nothing says so, and names no greatest', () => {
  expect(constat(traceOf('barres', 'niveau', ['a', 'b']), rowsOf(0, 0))).toBe('statistiques.constat.rien');
  expect(constat(traceOf('barres', 'niveau', ['a', 'b']), rowsOf(0, 3))).toContain('l1');
  // One that is withheld is not nothing.
  expect(constat(traceOf('barres', 'niveau', ['a', 'b']), rowsOf(0, null))).not.toContain('rien');
});
