import type { SessionDocument } from '../sessionKind.ts';

/** How many more a session may have. */
export const placesOf = ({ regles, stagiaires }: Pick<SessionDocument, 'regles' | 'stagiaires'>): number =>
  Math.max(0, regles.nbStagiairesMax - stagiaires.length);
