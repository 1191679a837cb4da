import { isHeld } from '../habilitation/isHeld.ts';
import type { EtatHabilitation } from '../habilitation/etatHabilitation.ts';

/** Why an entite cannot make a first demande for a niveau: one is under way, or it holds the habilitation (rules/demandes#modes). */
export function refusalOfInitiale({
  hasDemandeEnCours,
  etats,
}: {
  readonly hasDemandeEnCours: boolean;
  /** States of the entite's habilitations of this niveau. */
  readonly etats: readonly EtatHabilitation[];
}): 'habilitation.demande-deja-en-cours' | 'habilitation.deja-accordee' | null {
  if (hasDemandeEnCours) return 'habilitation.demande-deja-en-cours';
  return etats.some(isHeld) ? 'habilitation.deja-accordee' : null;
}
