import { type ModificationReglage, type Reglage, type Reglages, ValeurReglage } from '@habilis/api/reglage/Reglage';
import { CLES_REGLAGE, type CleReglage, isCleReglage, type Settings } from '@habilis/domain/setting/settings';
import { settingsOf } from '@habilis/domain/setting/settingsOf';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../../database/Database.ts';

const MOST_MODIFICATIONS = 100;

const modificationsOf = (db: Kysely<Database>) =>
  db
    .selectFrom('parametre_modification as modification')
    .innerJoin('personne', 'personne.id', 'modification.personne_id')
    .select(['modification.id', 'modification.cle', 'modification.avant', 'modification.apres'])
    .select(['modification.motif', 'modification.faite_le', 'personne.nom', 'personne.prenom']);

type Row = Awaited<ReturnType<ReturnType<typeof modificationsOf>['execute']>>[number];

/** A value as the wire has it; another kind of value stands for none. */
const valeurOf = (stored: unknown): ModificationReglage['avant'] =>
  z.safeParse(z.nullable(ValeurReglage), stored).data ?? null;
const copyOf = (valeur: Settings[CleReglage]): Reglage['valeur'] => (typeof valeur === 'object' ? [...valeur] : valeur);

/** A setting that the product no longer has is told nowhere. */
function modificationOf({ id, cle, avant, apres, motif, ...row }: Row): ModificationReglage[] {
  if (!isCleReglage(cle)) return [];
  const parNomPrenom = [row.prenom, row.nom].filter((part) => part !== null).join(' ') || null;
  return [
    {
      id,
      cle,
      avant: valeurOf(avant),
      apres: valeurOf(apres),
      motif,
      parNomPrenom,
      faiteLe: row.faite_le.toISOString(),
    },
  ];
}

/** The latest changes, the last one first. */
export async function listModifications(db: Kysely<Database>): Promise<ModificationReglage[]> {
  const rows = await modificationsOf(db).orderBy('modification.id', 'desc').limit(MOST_MODIFICATIONS).execute();
  return rows.flatMap(modificationOf);
}

/** What stands in the database, what is in force, and the last change of each setting. */
export async function readStored(db: Kysely<Database>, defaults: Settings) {
  const stored = await db.selectFrom('parametre').select(['cle', 'valeur']).orderBy('cle').execute();
  const { settings, refused } = settingsOf(stored, defaults);
  const latest = await modificationsOf(db)
    .distinctOn('modification.cle')
    .orderBy('modification.cle')
    .orderBy('modification.id', 'desc')
    .execute();
  return { stored, settings, refused: new Set(refused), latest };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One setting, of what was read of all. */
export function reglageOf(
  cle: CleReglage,
  { stored, settings, refused, latest }: Awaited<ReturnType<typeof readStored>>,
  defaults: Settings,
): Reglage {
  const row = stored.find((one) => one.cle === cle);
  const last = latest.flatMap(modificationOf).find((one) => one.cle === cle);
  // What was written past the product has no author: the last change is not this one.
  const derniere = last !== undefined && isSame(last.apres, row?.valeur ?? null) ? last : null;
  return {
    cle,
    valeur: copyOf(settings[cle]),
    defaut: copyOf(defaults[cle]),
    isModifie: !isSame(settings[cle], defaults[cle]),
    version: last?.id ?? 0,
    derniere,
    ecartee: row !== undefined && refused.has(cle) ? JSON.stringify(row.valeur) : null,
  };
}

/** All settings, and the names in the database that are none (K20, K1070). */
export async function listReglages(db: Kysely<Database>, defaults: Settings): Promise<Reglages> {
  const read = await readStored(db, defaults);
  return {
    reglages: CLES_REGLAGE.map((cle) => reglageOf(cle, read, defaults)),
    inconnus: read.stored.map(({ cle }) => cle).filter((cle) => !isCleReglage(cle)),
  };
}
