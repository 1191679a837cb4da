import type { HabilitationSourceMode } from './HABILITATION_SOURCE_MODES.ts';
import type { EtatEntite } from '../entite/ETATS_ENTITE.ts';
import type { EtatHabilitation } from './etatHabilitation.ts';

/** Why nothing can be given; each is a key under `erreurs.habilitation.`. */
export type RefusOctroi = 'entite-inactive' | 'source-introuvable' | 'source-rompue' | 'source-terminee';

/** Why what was asked for cannot be given any more, null when it can: its entity is not validated or has ended, or the accreditation that it comes from has (domain, C.2 and C.5; H38). */
export function refusalOfGrant({
  mode,
  etatEntite,
  etatSource,
}: {
  readonly mode: HabilitationSourceMode;
  readonly etatEntite: EtatEntite;
  /** The state of the accreditation that is renewed or extended, null when there is none. */
  readonly etatSource: EtatHabilitation | null;
}): RefusOctroi | null {
  if (etatEntite !== 'active') return 'entite-inactive';
  if (mode === 'INI') return null;
  if (etatSource === null) return 'source-introuvable';
  if (etatSource === 'ROMPUE') return 'source-rompue';
  // A renewal may come late; a platform is of no use to what is over.
  return mode === 'APF' && etatSource === 'TERMINEE' ? 'source-terminee' : null;
}
