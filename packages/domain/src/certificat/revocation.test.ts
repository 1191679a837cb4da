import { expect, test } from 'vitest';
import { isRevocationAnnulable } from './isRevocationAnnulable.ts';
import { MOTIF_REMPLACEMENT, MOTIFS_REVOCATION } from './MOTIFS_REVOCATION.ts';
import { revocationFaults } from './revocationFaults.ts';

test('[C23] a revocation has a ground, which is explained', () => {
  expect(revocationFaults({ motif: null, texte: ' \u200B' })).toEqual([
    { path: 'motif', title: 'certificats.revocation.motif-requis' },
    { path: 'texte', title: 'certificat.revocation-texte-requis' },
  ]);
  expect(revocationFaults({ motif: 'AUTRE', texte: 'Double.' })).toEqual([]);
  expect(MOTIFS_REVOCATION).not.toContain(MOTIF_REMPLACEMENT);
});
test('[C24] a revocation may be cancelled until its hour', () => {
  const held = { appliqueLe: '2026-11-20T10:10:00.000Z', appliqueeLe: null, annuleeLe: null };
  expect(isRevocationAnnulable(held, '2026-11-20T10:09:59.999Z')).toBe(true);
  expect(isRevocationAnnulable(held, '2026-11-20T10:10:00.000Z')).toBe(false);
  const before = '2026-11-20T10:05:00.000Z';
  expect(isRevocationAnnulable({ ...held, annuleeLe: before }, before)).toBe(false);
  expect(isRevocationAnnulable({ ...held, appliqueeLe: before }, before)).toBe(false);
});
