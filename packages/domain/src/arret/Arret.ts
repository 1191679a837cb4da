/** What a stop leaves: pages are read but nothing is written, or nothing answers but what ends it (EX1050). */
export const MODES_ARRET = ['LECTURE_SEULE', 'COMPLET'] as const;
export type ModeArret = (typeof MODES_ARRET)[number];

/** A stop that was announced and not ended by anybody. */
export type Arret = {
  readonly id: number;
  readonly mode: ModeArret;
  /** ISO instants. */
  readonly debutLe: string;
  readonly finLe: string;
  /** From when everybody is told. */
  readonly annonceLe: string;
};

type Moment = Pick<Arret, 'debutLe' | 'finLe' | 'annonceLe'>;

/** Whether a stop holds at an instant: it begins and ends by itself (EX1051). */
export const isEnCours = ({ debutLe, finLe }: Pick<Arret, 'debutLe' | 'finLe'>, now: Date): boolean =>
  Date.parse(debutLe) <= now.getTime() && now.getTime() < Date.parse(finLe);

/** The stop that holds now; null when none does. */
export const arretEnCours = <A extends Moment>(arrets: readonly A[], now: Date): A | null =>
  arrets.find((one) => isEnCours(one, now)) ?? null;

/** The stop to tell everybody of: the one that holds, else the next whose announcement has begun (EX1052). */
export function arretADire<A extends Moment>(arrets: readonly A[], now: Date): A | null {
  const isTold = ({ annonceLe, finLe }: A) =>
    Date.parse(annonceLe) <= now.getTime() && now.getTime() < Date.parse(finLe);
  const told = arrets
    .filter((one) => isTold(one) || isEnCours(one, now))
    .toSorted((one, other) => Date.parse(one.debutLe) - Date.parse(other.debutLe));
  return told[0] ?? null;
}
