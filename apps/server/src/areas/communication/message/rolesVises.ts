import type { CalculCible } from '@habilis/api/message/Message';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import { todayAt } from '../../../platform/today.ts';
import { type Cible, isCibleSql } from './cibleSql.ts';

const activeRoles = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .leftJoin('entite', 'entite.id', 'role.entite_id')
    .where('personne.etat', '=', 'active')
    .where(isLiveRole(now));

/** The live roles of active persons that targets find, each with its person and its entite. */
export const rolesVises = (db: Kysely<Database>, cibles: readonly Cible[], now: Date) =>
  activeRoles(db, now).where(isCibleSql(cibles, todayAt(now)));

const countPersons = sql<number>`count(distinct role.personne_id)::integer`.as('nb');

/** How many persons targets find. */
export async function countVises(db: Kysely<Database>, cibles: readonly Cible[], now: Date): Promise<number> {
  const { nb } = await rolesVises(db, cibles, now).select(countPersons).executeTakeFirstOrThrow();
  return nb;
}

/** Whether so many persons are all that a message may reach. */
export async function areAll(db: Kysely<Database>, nb: number, now: Date): Promise<boolean> {
  const all = await activeRoles(db, now).select(countPersons).executeTakeFirstOrThrow();
  return nb > 0 && nb === all.nb;
}

/** How many persons the targets of one role find. */
export const countViseesDuRole = (db: Kysely<Database>, cibles: readonly Cible[], roleType: RoleType, now: Date) =>
  countVises(
    db,
    cibles.filter((cible) => cible.roleType === roleType),
    now,
  );

/** Some persons that targets find, spread over them, each once. */
export async function sampleOf(
  db: Kysely<Database>,
  cibles: readonly Cible[],
  now: Date,
  size = 5,
): Promise<CalculCible['echantillon']> {
  const some = await rolesVises(db, cibles, now)
    .leftJoin('mrp', 'mrp.id', 'role.mrp_id')
    .distinctOn('personne.id')
    .select(['personne.id', 'personne.nom', 'personne.prenom', 'role.type'])
    .select((eb) => eb.fn.coalesce('entite.raison_sociale', 'mrp.libelle').as('rattachement'))
    // The same for the same targets, yet not the first to have signed up.
    .orderBy('personne.id')
    .$call((found) => db.selectFrom(found.as('found')).selectAll())
    .orderBy(sql`md5(found.id::text)`)
    .limit(size)
    .execute();
  return some.map(({ nom, prenom, type, rattachement }) => ({
    nomPrenom: `${prenom} ${nom}`,
    roleType: type,
    rattachement,
  }));
}
