import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RoleType, ROLE_TYPES } from '../role/RoleType.ts';
import { isAnnulable } from './isAnnulable.ts';
import { versionSeen } from './versionSeen.ts';

const ETATS = ['a-envoyer', 'envoyee', 'annulee'] as const;
const instants = fc.integer({ min: 0, max: 4_000_000 }).map((minutes) => new Date(minutes * 60_000).toISOString());

test('[CN3] a decision may be cancelled until its letter leaves, and as long as something keeps it', () => {
  const at = (now: string, obstacle: string | null = null) =>
    isAnnulable({ etat: 'a-envoyer', envoiLe: '2026-12-01T10:30:00Z', obstacle }, now);
  expect(at('2026-12-01T10:29:59Z')).toBe(true);
  expect(at('2026-12-01T10:30:00Z')).toBe(false);
  expect(at('2026-12-01T11:00:00Z', 'habilitation.deja-active')).toBe(true);
});
test('[CN3] what was sent or cancelled is never cancelled', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ETATS), instants, instants, fc.boolean(), (etat, envoiLe, now, isKept) => {
      const isPossible = isAnnulable({ etat, envoiLe, obstacle: isKept ? 'x' : null }, now);
      expect(isPossible).toBe(etat === 'a-envoyer' && (isKept || now < envoiLe));
    }),
  );
});
test('[CN11] what the commission does moves the version for itself alone; every other task is told to all', () => {
  const seen = (tache: string, role: RoleType) => versionSeen({ tache, version: 9, versionTache: 7 }, role);
  for (const tache of ['planification_decision', 'decision']) {
    expect(ROLE_TYPES.filter((role) => seen(tache, role) === 9)).toEqual(['CNH']);
    expect(ROLE_TYPES.filter((role) => seen(tache, role) === 7)).toHaveLength(ROLE_TYPES.length - 1);
  }
  for (const tache of ['da_instruction', 'instruction', 'complement', 'acceptee']) {
    expect(ROLE_TYPES.every((role) => seen(tache, role) === 9)).toBe(true);
  }
});
