import type { HabilitationSourceMode } from './HABILITATION_SOURCE_MODES.ts';
import type { EtatEntite } from '../entite/ETATS_ENTITE.ts';
import type { EtatHabilitation } from './etatHabilitation.ts';

/** Why nothing can be given; each is a key under `erreurs.habilitation.`. */
export type RefusOctroi = 'entite-inactive' | 'source-introuvable' | 'source-rompue' | 'source-terminee';

/**
 * Why a demande can no longer be granted, null when it can: its entite is not active, or its source habilitation has ended (domain, C.2
 * and C.5; H38).
 */
export function refusalOfGrant({
  mode,
  etatEntite,
  etatSource,
}: {
  readonly mode: HabilitationSourceMode;
  readonly etatEntite: EtatEntite;
  /** State of the habilitation to renew or extend; null when there is none. */
  readonly etatSource: EtatHabilitation | null;
}): RefusOctroi | null {
  if (etatEntite !== 'active') return 'entite-inactive';
  if (mode === 'INI') return null;
  if (etatSource === null) return 'source-introuvable';
  if (etatSource === 'ROMPUE') return 'source-rompue';
  // A renewal may come late, but a platform is useless on an ended habilitation.
  return mode === 'APF' && etatSource === 'TERMINEE' ? 'source-terminee' : null;
}
