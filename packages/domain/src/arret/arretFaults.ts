import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { type Arret, isEnCours } from './Arret.ts';
import { instantDe } from './instantDe.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Longest stop, in hours: a longer one is announced anew. */
export const HEURES_ARRET_MAX = 48;
/** Longest time for which a stop is told before it begins, in hours. */
export const HEURES_ANNONCE_MAX = 336;
/** Longest words of an announcement, in characters. */
export const TEXTE_ARRET_MAX = 300;

/** An announcement as it is typed, in the days and hours of Paris; null is what is not typed. */
export type ArretSaisi = {
  readonly dateDebut: string | null;
  readonly heureDebut: string | null;
  readonly dateFin: string | null;
  readonly heureFin: string | null;
  /** How many hours before it begins people are told. */
  readonly annonceHeures: number | null;
  readonly texte: string;
};

type Others = {
  readonly now: Date;
  /** Stops that were announced and not ended, but for the one that is changed. */
  readonly autres: readonly Pick<Arret, 'debutLe' | 'finLe'>[];
  /** The one that is changed; null for a new one. */
  readonly avant: Pick<Arret, 'debutLe' | 'finLe'> | null;
};

/** The instants of an announcement; null where nothing or no such hour is typed. */
export const instantsDe = ({ dateDebut, heureDebut, dateFin, heureFin }: ArretSaisi) => ({
  debut: dateDebut === null || heureDebut === null ? null : instantDe(dateDebut, heureDebut, 'debut'),
  fin: dateFin === null || heureFin === null ? null : instantDe(dateFin, heureFin, 'fin'),
});

const missing = (saisi: ArretSaisi): FieldFault[] =>
  (['dateDebut', 'heureDebut', 'dateFin', 'heureFin', 'annonceHeures'] as const).flatMap((path) =>
    faultIf(saisi[path] === null, path, 'champ.requis'),
  );

function faultOfDebut(debut: Date, { now, avant }: Others): string | null {
  const isSame = avant !== null && Date.parse(avant.debutLe) === debut.getTime();
  if (isSame) return null;
  if (avant !== null && isEnCours(avant, now)) return 'arret.deja-commence';
  // The minute under way may be typed: it begins at once.
  return debut.getTime() + MINUTE_MS <= now.getTime() ? 'arret.debut-passe' : null;
}

function faultOfFin(debut: Date, fin: Date, { now, autres }: Others): string | null {
  if (fin <= debut) return 'arret.fin-avant-debut';
  if (fin <= now) return 'arret.fin-passee';
  if (fin.getTime() - debut.getTime() > HEURES_ARRET_MAX * HOUR_MS) return 'arret.trop-long';
  const overlaps = autres.some(
    (one) => debut.getTime() < Date.parse(one.finLe) && Date.parse(one.debutLe) < fin.getTime(),
  );
  return overlaps ? 'arret.chevauche' : null;
}

/** What is wrong with an announcement, as the screen and the server judge it (EX1053). */
export function arretFaults(saisi: ArretSaisi, others: Others): FieldFault[] {
  const { debut, fin } = instantsDe(saisi);
  const { dateDebut, heureDebut, dateFin, heureFin, annonceHeures, texte } = saisi;
  const heures = annonceHeures ?? 0;
  const ofDebut = debut === null ? null : faultOfDebut(debut, others);
  const ofFin = debut === null || fin === null ? null : faultOfFin(debut, fin, others);
  return [
    ...missing(saisi),
    ...faultIf(debut === null && dateDebut !== null && heureDebut !== null, 'heureDebut', 'arret.heure-sautee'),
    ...faultIf(fin === null && dateFin !== null && heureFin !== null, 'heureFin', 'arret.heure-sautee'),
    ...(ofDebut === null ? [] : [{ path: 'heureDebut', title: ofDebut }]),
    ...(ofFin === null ? [] : [{ path: 'heureFin', title: ofFin }]),
    ...faultIf(
      !Number.isInteger(heures) || heures < 0 || heures > HEURES_ANNONCE_MAX,
      'annonceHeures',
      'arret.annonce-hors-bornes',
    ),
    ...faultIf(texte.length > TEXTE_ARRET_MAX, 'texte', 'champ.trop-long'),
  ];
}
