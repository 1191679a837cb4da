import { addDays } from '../../date/addDays.ts';
import type { EtatLigne } from './etatLigne.ts';

/** For how many days a list is followed after its address was last confirmed (C1131). */
export const LISTE_SUIVIE_JOURS = 365;

/** How many days before that end its address is asked to confirm again (C1131). */
export const RAPPEL_LISTE_JOURS = 30;

/** The last day on which a list is followed, from the day of its last confirmation; both `yyyy-MM-dd` (C1131). */
export const finDeListe = (confirmeLe: string): string => addDays(confirmeLe, LISTE_SUIVIE_JOURS);

/** Whether the address of a list is to be asked to confirm again (C1131). */
export const isListeARappeler = (confirmeLe: string, today: string): boolean =>
  addDays(finDeListe(confirmeLe), -RAPPEL_LISTE_JOURS) <= today;

/** The states of a certificat that a digest tells, the worst first (C1130). */
export const ETATS_DITS = ['REVOQUE', 'REMPLACE', 'EXPIRE', 'BIENTOT'] as const satisfies readonly EtatLigne[];
export type EtatDit = (typeof ETATS_DITS)[number];

const isDit = (etat: EtatLigne): etat is EtatDit => (ETATS_DITS as readonly EtatLigne[]).includes(etat);

/** Under which name a state is kept, so that it is told once; null for what a digest does not tell (C1130). */
export function nomDit(etat: EtatLigne, dateFin: string | null): string | null {
  if (!isDit(etat)) return null;
  return etat === 'REVOQUE' || etat === 'REMPLACE' ? etat : `${etat}-${dateFin ?? ''}`;
}
