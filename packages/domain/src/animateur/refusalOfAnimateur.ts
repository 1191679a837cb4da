import { addDays } from '../date/addDays.ts';
import { daysBetween } from '../date/daysBetween.ts';

/** Why somebody cannot lead a session; each is a key under `erreurs.`. */
export const REFUS_ANIMATEUR = [
  'session-certification.animateur-inconnu',
  'session-certification.animateur-sans-compte',
  'session-certification.animateur-sans-certificat',
  'session-certification.animateur-certificat-fini',
  'session-certification.animateur-certificat-futur',
  'session-certification.animateur-stagiaire',
  'session-certification.animateur-bloque',
] as const;
export type RefusAnimateur = (typeof REFUS_ANIMATEUR)[number];

/** A certificat of the formateur niveau. */
type Certificat = { readonly dateObtention: string; readonly dateFin: string | null };

/** Who is declared to lead a session. */
export type Animateur = {
  /** Certificats of the niveau that its formateurs need; null when it asks for none (rules/niveaux#parameters). */
  readonly certificats: readonly Certificat[] | null;
  readonly isStagiaire: boolean;
  /** Whether the account is blocked: somebody else may have led and entered in that name. */
  readonly isBloque: boolean;
};

const holdsOn = ({ dateObtention, dateFin }: Certificat, day: string): boolean =>
  dateObtention <= day && (dateFin === null || dateFin >= day);

/** Why somebody cannot lead a session on its days; null when they can, or for days that are not known yet (SC6, SC26). */
export function refusalOfAnimateur(
  animateur: Animateur | null,
  { dateSession, dateFinSession }: { readonly dateSession: string | null; readonly dateFinSession: string | null },
): RefusAnimateur | null {
  if (animateur === null) return 'session-certification.animateur-inconnu';
  const { certificats, isStagiaire, isBloque } = animateur;
  if (isBloque) return 'session-certification.animateur-bloque';
  if (isStagiaire) return 'session-certification.animateur-stagiaire';
  if (certificats === null) return null;
  if (certificats.length === 0) return 'session-certification.animateur-sans-certificat';
  if (dateSession === null) return null;
  const length = Math.max(0, daysBetween(dateSession, dateFinSession ?? dateSession));
  const days = Array.from({ length: length + 1 }, (_, index) => addDays(dateSession, index));
  const uncovered = days.find((day) => !certificats.some((one) => holdsOn(one, day)));
  if (uncovered === undefined) return null;
  return certificats.some(({ dateObtention }) => dateObtention <= uncovered)
    ? 'session-certification.animateur-certificat-fini'
    : 'session-certification.animateur-certificat-futur';
}
