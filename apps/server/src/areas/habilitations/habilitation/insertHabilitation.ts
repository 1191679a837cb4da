import { numeroHabilitation } from '@habilis/domain/habilitation/numeroHabilitation';
import { isHeld } from '@habilis/domain/habilitation/isHeld';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { HabilitationPlateformeTable, HabilitationTable } from '../../../database/tables/habilitations.ts';
import { nextRang } from '../../../platform/nextNumero.ts';
import type { Context } from '../../../platform/Handler.ts';
import { etatHabilitationSql } from './etatHabilitationSql.ts';

type Db = Kysely<Database>;

/** A place for practical training, as it is granted. */
export type PlateformeAccordee = Pick<
  HabilitationPlateformeTable,
  'ligne1' | 'ligne2' | 'code_postal' | 'ville' | 'date_validation_cnh'
>;

/** The number of a first habilitation of a niveau in a year (rules/demandes#numbers; H10). */
export async function nextNumeroHabilitation(db: Db, code: string, date: string): Promise<string> {
  const annee = Number(date.slice(0, 4));
  const sequence = await nextRang(db, 'HAB', annee);
  return numeroHabilitation({ sequence, annee, code, indice: 1 });
}

/** Refuses a first habilitation of a niveau that the entite already holds; locks the entite, so that two are not given at once (H9). */
export async function refuseHeld(
  { db, today, refuse }: Pick<Context<'habilitation.deja-habilitee'>, 'db' | 'today' | 'refuse'>,
  entiteId: number,
  niveauId: number,
): Promise<void> {
  await db.selectFrom('entite').select('id').where('id', '=', entiteId).forNoKeyUpdate().execute();
  const held = await db
    .selectFrom('habilitation')
    .select(etatHabilitationSql(today).as('etat'))
    .where('entite_id', '=', entiteId)
    .where('dispositif_niveau_id', '=', niveauId)
    .execute();
  if (held.some(({ etat }) => isHeld(etat))) throw refuse.conflict('habilitation.deja-habilitee');
}

/** Writes a habilitation with its platforms; returns its id. */
export async function insertHabilitation(
  db: Db,
  row: Insertable<HabilitationTable>,
  plateformes: readonly PlateformeAccordee[],
): Promise<number> {
  const { id } = await db.insertInto('habilitation').values(row).returning('id').executeTakeFirstOrThrow();
  await insertPlateformes(db, id, plateformes);
  return id;
}

/** Adds platforms to a habilitation. */
export async function insertPlateformes(
  db: Db,
  habilitationId: number,
  plateformes: readonly PlateformeAccordee[],
): Promise<void> {
  if (plateformes.length === 0) return;
  await db
    .insertInto('habilitation_plateforme')
    .values(plateformes.map((one) => ({ ...one, habilitation_id: habilitationId })))
    .execute();
}
