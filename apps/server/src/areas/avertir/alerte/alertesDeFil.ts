import { coteDe } from '@habilis/domain/fil/coteDe';
import { ROLE_TYPES, type RoleType } from '@habilis/domain/role/RoleType';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { AlerteObjetType, AlerteValeurs } from '../../../database/tables/tableauDeBord.ts';

type Objet = { readonly type: AlerteObjetType; readonly id: number };
type Told = { readonly personneId: number; readonly type: RoleType };

const COLUMNS = [
  'type',
  'objet_type',
  'objet_id',
  'entite_id',
  'mrp_id',
  'date_emission',
  'date_echeance',
  'valeurs',
] as const;

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

const EXAMINE = ROLE_TYPES.filter((type) => coteDe(type) === 'EXAMEN');

/** Alerts who takes a task over of what others who examine its object have not read: an alert as theirs, and no mail (DH959). */
export async function shareAlertesDeFil(db: Kysely<Database>, objet: Objet, { personneId, type }: Told): Promise<void> {
  await db
    .insertInto('alerte')
    .columns([...COLUMNS, 'personne_id', 'role_type'])
    .expression((eb) =>
      eb
        .selectFrom('alerte')
        .select([...COLUMNS, eb.val(personneId).as('personne_id'), eb.val(type).as('role_type')])
        .where('type', '=', 'FIL_MESSAGE')
        .where('objet_type', '=', objet.type)
        .where('objet_id', '=', objet.id)
        .where('role_type', 'in', EXAMINE)
        .orderBy('date_emission', 'desc')
        .limit(1),
    )
    .onConflict((conflict) => conflict.constraint('alerte_unique').doNothing())
    .execute();
}

/** Alerts who comes alone into a role for an entite or a caisse of what those who had it there left unread: as theirs, and no mail (DH959). */
export async function inheritAlertesDeFil(
  { db, now }: { readonly db: Kysely<Database>; readonly now: Date },
  roleId: number,
): Promise<void> {
  // An expert reads a demande while its expertise is theirs, whoever had it before.
  const isOfPlace = sql<boolean>`had.type <> 'E' and had.entite_id is not distinct from next.entite_id and had.mrp_id is not distinct from next.mrp_id`;
  await db
    .insertInto('alerte')
    .columns([...COLUMNS, 'personne_id', 'role_type'])
    .expression((eb) =>
      eb
        .selectFrom('role as next')
        .innerJoin('role as had', (join) => join.onRef('had.type', '=', 'next.type').on(isOfPlace))
        .innerJoin('alerte', (join) =>
          join.onRef('alerte.personne_id', '=', 'had.personne_id').onRef('alerte.role_type', '=', 'had.type'),
        )
        .select(COLUMNS.map((column) => `alerte.${column}` as const))
        .select(['next.personne_id', 'next.type'])
        .distinctOn(['alerte.objet_type', 'alerte.objet_id'])
        .where('next.id', '=', roleId)
        .where('alerte.type', '=', 'FIL_MESSAGE')
        // Where a colleague is left, they were told themselves; and what was left for another place is not for this one.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('role')
                .innerJoin('personne', 'personne.id', 'role.personne_id')
                .select('role.id')
                .whereRef('role.type', '=', 'next.type')
                .whereRef('role.id', '<>', 'next.id')
                .where((of) =>
                  of.or([
                    of.and([
                      sql<boolean>`role.entite_id is not distinct from next.entite_id and role.mrp_id is not distinct from next.mrp_id`,
                      of('personne.etat', '=', 'active'),
                      isLiveRole(now),
                    ]),
                    of.and([
                      of('role.personne_id', '=', of.ref('had.personne_id')),
                      sql<boolean>`(role.entite_id, role.mrp_id) is distinct from (next.entite_id, next.mrp_id)`,
                    ]),
                  ]),
                ),
            ),
          ),
        )
        .orderBy('alerte.objet_type')
        .orderBy('alerte.objet_id')
        .orderBy('alerte.date_emission', 'desc'),
    )
    .onConflict((conflict) => conflict.constraint('alerte_unique').doNothing())
    .execute();
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
