import type { HabilitationSourceMode } from './HABILITATION_SOURCE_MODES.ts';
import type { EtatEntite } from '../entite/ETATS_ENTITE.ts';
import type { EtatHabilitation } from './etatHabilitation.ts';

/** Why nothing can be given; each is a key under `erreurs.habilitation.`. */
export type RefusOctroi =
  | 'entite-inactive'
  | 'entite-en-fin'
  | 'source-introuvable'
  | 'source-rompue'
  | 'source-terminee'
  | 'source-sans-suite';

/**
 * Why a demande can no longer be granted, null when it can: its entite is not active or ends its activity, or its source habilitation has
 * ended, by its time or by a decision that lets nothing follow (rules/demandes#modes, rules/habilitations#state, rules/habilitations#end; H38, H711).
 */
export function refusalOfGrant({
  mode,
  etatEntite,
  dateFinActivite,
  etatSource,
  isSourceSansSuite,
}: {
  readonly mode: HabilitationSourceMode;
  readonly etatEntite: EtatEntite;
  /** The last day of the entite's activity, gone by or to come. */
  readonly dateFinActivite: string | null;
  /** State of the habilitation to renew or extend; null when there is none. */
  readonly etatSource: EtatHabilitation | null;
  /** Its end was decided, and nothing may follow from it. */
  readonly isSourceSansSuite: boolean;
}): RefusOctroi | null {
  if (etatEntite !== 'active') return 'entite-inactive';
  if (dateFinActivite !== null) return 'entite-en-fin';
  if (mode === 'INI') return null;
  if (etatSource === null) return 'source-introuvable';
  if (etatSource === 'ROMPUE') return 'source-rompue';
  if (isSourceSansSuite) return 'source-sans-suite';
  // A renewal may come late, but a platform is useless on an ended habilitation.
  return mode === 'APF' && etatSource === 'TERMINEE' ? 'source-terminee' : null;
}
