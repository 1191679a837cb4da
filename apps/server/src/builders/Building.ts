import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { FileStore } from '../platform/files/FileStore.ts';
import type { GivenDossier, GivenPersonne, Population } from './Population.ts';

/** What the builders write with; the same population and day give the same rows. */
export type Building = {
  readonly db: Kysely<Database>;
  readonly population: Population;
  readonly files: FileStore;
  readonly today: string;
  /** A small PDF with a title and some lines. */
  readonly documentOf: (title: string, lines: readonly string[]) => Uint8Array;
};

/** Ids of the caisses and rows, by their natural keys. */
export type BuiltIds = {
  readonly mrp: ReadonlyMap<string, number>;
  /** By the number of the entite. */
  readonly entite: ReadonlyMap<number, number>;
  readonly personne: ReadonlyMap<string, number>;
  /** Demandeur role of each entite, by the entite's number. */
  readonly demandeurRole: ReadonlyMap<number, number>;
};

/** The demandeur of a demande administrative. */
export function demandeurOf({ personnes }: Population, { demandeur }: GivenDossier): GivenPersonne {
  const found = personnes.find(({ habilisId }) => habilisId === demandeur);
  if (found === undefined) throw new Error(`${demandeur} n’est pas de la population`);
  return found;
}
