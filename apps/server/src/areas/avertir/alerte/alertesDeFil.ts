import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { AlerteObjetType, AlerteValeurs } from '../../../database/tables/tableauDeBord.ts';

type Objet = { readonly type: AlerteObjetType; readonly id: number };
type Told = { readonly personneId: number; readonly type: RoleType };

/** Alerts persons, each under a role, of what was written to them about an object; gives those who were not alerted yet, or on an earlier day only (DH955). */
export async function giveAlertesDeFil<R extends Told>(
  db: Kysely<Database>,
  objet: Objet,
  roles: readonly R[],
  { today, valeurs }: { readonly today: string; readonly valeurs: AlerteValeurs },
): Promise<R[]> {
  if (roles.length === 0) return [];
  const given = await db
    .insertInto('alerte')
    .values(
      roles.map(({ personneId, type }) => ({
        type: 'FIL_MESSAGE' as const,
        objet_type: objet.type,
        objet_id: objet.id,
        role_type: type,
        entite_id: null,
        mrp_id: null,
        personne_id: personneId,
        date_emission: today,
        date_echeance: null,
        valeurs: JSON.stringify(valeurs),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .constraint('alerte_unique')
        .doUpdateSet((eb) => ({ date_emission: eb.ref('excluded.date_emission') }))
        .whereRef('alerte.date_emission', '<', 'excluded.date_emission'),
    )
    .returning(['personne_id', 'role_type'])
    .execute();
  return roles.filter(({ personneId, type }) =>
    given.some((one) => one.personne_id === personneId && one.role_type === type),
  );
}

/** Closes what alerts somebody, or everybody, of what was written about an object: it is read, or gone (DH955). */
export async function closeAlertesDeFil(
  db: Kysely<Database>,
  objet: Objet,
  personneId: number | null = null,
): Promise<void> {
  await db
    .deleteFrom('alerte')
    .where('type', '=', 'FIL_MESSAGE')
    .where('objet_type', '=', objet.type)
    .where('objet_id', '=', objet.id)
    .$if(personneId !== null, (query) => query.where('personne_id', '=', personneId))
    .execute();
}
