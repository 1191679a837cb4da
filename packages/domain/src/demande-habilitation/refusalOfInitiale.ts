import type { EtatHabilitation } from '../habilitation/etatHabilitation.ts';

/** States in which an accreditation is over, so that a first one may be asked for again. */
const OVER: ReadonlySet<EtatHabilitation> = new Set<EtatHabilitation>(['ROMPUE', 'TERMINEE']);

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
  return etats.some((etat) => !OVER.has(etat)) ? 'habilitation.deja-accordee' : null;
}
