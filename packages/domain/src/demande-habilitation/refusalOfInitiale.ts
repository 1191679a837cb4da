import { isHeld } from '../habilitation/isHeld.ts';
import type { EtatHabilitation } from '../habilitation/etatHabilitation.ts';

/** Why an entity may not ask for a level as for a first time: it does so already, or is accredited (domain, C.2). */
export function refusalOfInitiale({
  hasDemandeEnCours,
  etats,
}: {
  readonly hasDemandeEnCours: boolean;
  /** The states of its accreditations of the level. */
  readonly etats: readonly EtatHabilitation[];
}): 'habilitation.demande-deja-en-cours' | 'habilitation.deja-accordee' | null {
  if (hasDemandeEnCours) return 'habilitation.demande-deja-en-cours';
  return etats.some(isHeld) ? 'habilitation.deja-accordee' : null;
}
