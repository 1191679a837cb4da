import type { WantedAlerte } from '@habilis/domain/alerte/alertesOfDemandeAdministrative';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { AlerteObjetType, AlerteTable, AlerteValeurs } from '../../../database/tables/tableauDeBord.ts';

type Objet = { readonly type: AlerteObjetType; readonly id: number };

const KEY_COLUMNS = ['type', 'role_type', 'entite_id', 'mrp_id', 'personne_id', 'date_echeance'] as const;
type Key = Pick<Insertable<AlerteTable>, (typeof KEY_COLUMNS)[number]>;

const keyOf = (row: Key, nouvelle: AlerteValeurs['nouvelle']): string =>
  JSON.stringify([...KEY_COLUMNS.map((column) => row[column] ?? null), nouvelle ?? null]);

const rowOf = (
  objet: Objet,
  { type, cible, dateEmission, dateEcheance, nouvelle }: WantedAlerte,
  valeurs: AlerteValeurs,
) => ({
  type,
  objet_type: objet.type,
  objet_id: objet.id,
  role_type: cible.roleType,
  entite_id: cible.entiteId,
  mrp_id: cible.mrpId,
  personne_id: cible.personneId,
  date_emission: dateEmission,
  date_echeance: dateEcheance,
  valeurs: JSON.stringify(nouvelle === undefined ? valeurs : { ...valeurs, nouvelle }),
});

/** An alert given for the first time, or given again. */
export type ToldAlerte = Pick<ReturnType<typeof rowOf>, (typeof KEY_COLUMNS)[number]>;

/** Given and closed by what is written and read, whatever the object gives (DH955). */
const OF_FIL = 'FIL_MESSAGE';

/** Makes the stored alerts of an object match those it gives now: closes the others, returns those that are new or given again. Call it with the object's row locked (decision 0023). */
export async function reconcileAlertes(
  db: Kysely<Database>,
  objet: Objet,
  { wanted, valeurs }: { readonly wanted: readonly WantedAlerte[]; readonly valeurs: AlerteValeurs },
): Promise<readonly ToldAlerte[]> {
  const present = await db
    .selectFrom('alerte')
    .select(['id', 'date_emission', 'valeurs', ...KEY_COLUMNS])
    .where('objet_type', '=', objet.type)
    .where('objet_id', '=', objet.id)
    .where('type', '<>', OF_FIL)
    .execute();
  const wantedRows = wanted.map((wanted) => {
    const row = rowOf(objet, wanted, valeurs);
    return { row, key: keyOf(row, wanted.nouvelle) };
  });
  const wantedKeys = new Set(wantedRows.map(({ key }) => key));
  const presentRows = present.map((row) => ({ ...row, key: keyOf(row, row.valeurs.nouvelle) }));
  const gone = presentRows.filter(({ key }) => !wantedKeys.has(key)).map(({ id }) => id);
  if (gone.length > 0) await db.deleteFrom('alerte').where('id', 'in', gone).execute();
  const emissions = new Map(presentRows.map((row) => [row.key, row.date_emission]));
  const told = wantedRows.flatMap(({ key, row }) => (emissions.get(key) === row.date_emission ? [] : [row]));
  if (told.length === 0) return told;
  await db
    .insertInto('alerte')
    .values(told)
    .onConflict((conflict) =>
      conflict.constraint('alerte_unique').doUpdateSet((eb) => ({
        date_emission: eb.ref('excluded.date_emission'),
        valeurs: eb.ref('excluded.valeurs'),
      })),
    )
    .execute();
  return told;
}
