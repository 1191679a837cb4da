import { MODES_ARRET } from '@habilis/domain/arret/Arret';
import * as z from 'zod/mini';
import { CalendarDate, Id, Instant, Version } from '../wire/formats.ts';

/** A stop as everybody is told of it (EX1052). */
export const AnnonceArret = z.object({
  id: Id,
  /** Changes with what is announced. */
  version: Version,
  mode: z.enum(MODES_ARRET),
  debutLe: Instant,
  finLe: Instant,
  /** Whether it holds, by the server's clock. */
  isEnCours: z.boolean(),
  /** Words for people, empty when there are none. */
  texte: z.string(),
});
export type AnnonceArret = z.infer<typeof AnnonceArret>;

/** A stop as who operates the product reads it. */
export const ArretAnnonce = z.extend(AnnonceArret, {
  /** From when everybody is told. */
  annonceLe: Instant,
  annonceHeures: z.int(),
});
export type ArretAnnonce = z.infer<typeof ArretAnnonce>;

const Heure = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)));

/** An announcement as it is typed, in the days and hours of Paris. */
export const ArretWrite = z.object({
  mode: z.enum(MODES_ARRET),
  dateDebut: z.nullable(CalendarDate),
  heureDebut: Heure,
  dateFin: z.nullable(CalendarDate),
  heureFin: Heure,
  annonceHeures: z.nullable(z.int()),
  texte: z.string(),
});
export type ArretWrite = z.infer<typeof ArretWrite>;
