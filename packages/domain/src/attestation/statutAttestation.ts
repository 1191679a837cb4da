import { etatHabilitation } from '../habilitation/etatHabilitation.ts';
import type { Droit } from '../droit/entitlementRefusal.ts';

/** How the habilitation of an attestation stands, as anybody who checks is told. */
export const STATUTS_ATTESTATION = ['VALIDE', 'FUTURE', 'SUSPENDUE', 'TERMINEE', 'ROMPUE'] as const;
export type StatutAttestation = (typeof STATUTS_ATTESTATION)[number];

type Situation = Pick<Droit, 'habilitation' | 'entite'>;

/** How a habilitation stands on a day to those who are shown an attestation: one whose entite is suspended gives no right either (C861). */
export function statutAttestation({ habilitation, entite }: Situation, today: string): StatutAttestation {
  const etat = etatHabilitation(habilitation, today);
  if (etat === 'ROMPUE' || etat === 'TERMINEE') return etat;
  if (entite.dateFinActivite !== null && entite.dateFinActivite < today) return 'TERMINEE';
  if (etat === 'SUSPENDUE' || entite.isSuspendue) return 'SUSPENDUE';
  return etat === 'FUTURE' ? 'FUTURE' : 'VALIDE';
}

/** Why no attestation is made; each is a key under `erreurs.`. */
export const REFUS_ATTESTATION = [
  'habilitation.attestation-suspendue',
  'habilitation.attestation-terminee',
  'habilitation.attestation-rompue',
] as const;
export type RefusAttestation = (typeof REFUS_ATTESTATION)[number];

const REFUS: Partial<Readonly<Record<StatutAttestation, RefusAttestation>>> = {
  SUSPENDUE: 'habilitation.attestation-suspendue',
  TERMINEE: 'habilitation.attestation-terminee',
  ROMPUE: 'habilitation.attestation-rompue',
};

/** Why no attestation is made of a habilitation on a day: none says of today what holds no longer; null where one is made (C861). */
export const refusalOfAttestation = (situation: Situation, today: string): RefusAttestation | null =>
  REFUS[statutAttestation(situation, today)] ?? null;
