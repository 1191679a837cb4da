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

/** Those of the persons after one. It is said of both tables, else PostgreSQL reads one of them from its beginning. */
export const rolesVisesAfter = (
  db: Kysely<Database>,
  cibles: readonly Cible[],
  { after, now }: { readonly after: number; readonly now: Date },
) => rolesVises(db, cibles, now).where('personne.id', '>', after).where('role.personne_id', '>', after);

const countPersons = sql<number>`count(distinct role.personne_id)::integer`.as('nb');

/** How many persons targets find. */
export async function countVises(db: Kysely<Database>, cibles: readonly Cible[], now: Date): Promise<number> {
  const { nb } = await rolesVises(db, cibles, now).select(countPersons).executeTakeFirstOrThrow();
  return nb;
}

/** Whether somebody holds none of the roles of targets: found at the first such person. */
async function isSomebodyElse(db: Kysely<Database>, cibles: readonly Cible[], now: Date): Promise<boolean> {
  const types = cibles.map(({ roleType }) => roleType);
  const other = await activeRoles(db, now)
    .select('role.id')
    .where('role.type', 'not in', types)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('role as same')
            .select('same.id')
            .whereRef('same.personne_id', '=', 'role.personne_id')
            .where('same.type', 'in', types),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether so many persons, whom targets find, are all that a message may reach. */
export async function areAll(
  db: Kysely<Database>,
  cibles: readonly Cible[],
  { nb, now }: { readonly nb: number; readonly now: Date },
): Promise<boolean> {
  if (nb === 0 || (await isSomebodyElse(db, cibles, now))) return false;
  const all = await activeRoles(db, now).select(countPersons).executeTakeFirstOrThrow();
  return nb === all.nb;
}

/** How many persons the targets of one role find. */
export const countViseesDuRole = (db: Kysely<Database>, cibles: readonly Cible[], roleType: RoleType, now: Date) =>
  countVises(
    db,
    cibles.filter((cible) => cible.roleType === roleType),
    now,
  );

/** More than these are not all looked at for a sample. */
const MOST_MIXED = 1000;
const SAMPLE = 5;

/** Ids of some persons that targets find, each once: of few the same mix each time, of many those that stand at even distances. */
async function idsOfSample(db: Kysely<Database>, cibles: readonly Cible[], { nb, now }: { nb: number; now: Date }) {
  if (nb <= MOST_MIXED) {
    const rows = await db
      .selectFrom(rolesVises(db, cibles, now).select('personne.id').distinct().as('found'))
      .select('found.id')
      // The same for the same targets, yet not the first to have signed up.
      .orderBy(sql`md5(found.id::text)`)
      .limit(SAMPLE)
      .execute();
    return rows.map(({ id }) => id);
  }
  const { last } = await db
    .selectFrom('personne')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const some = new Set<number>();
  const nextAfter = (after: number) =>
    rolesVisesAfter(db, cibles, { after, now })
      .select('personne.id')
      .where('personne.id', 'not in', [0, ...some])
      .orderBy('personne.id')
      .limit(1)
      .executeTakeFirst();
  for (let rank = 0; rank < SAMPLE; rank++) {
    const next = (await nextAfter(Math.floor((rank * (last ?? 0)) / SAMPLE))) ?? (await nextAfter(0));
    if (next !== undefined) some.add(next.id);
  }
  return [...some];
}

/** Some of the `nb` persons that targets find, spread over them, each once. */
export async function sampleOf(
  db: Kysely<Database>,
  cibles: readonly Cible[],
  found: { readonly nb: number; readonly now: Date },
): Promise<CalculCible['echantillon']> {
  const ids = await idsOfSample(db, cibles, found);
  if (ids.length === 0) return [];
  const some = await rolesVises(db, cibles, found.now)
    .leftJoin('mrp', 'mrp.id', 'role.mrp_id')
    .distinctOn('personne.id')
    .select(['personne.id', 'personne.nom', 'personne.prenom', 'role.type'])
    .select((eb) => eb.fn.coalesce('entite.raison_sociale', 'mrp.libelle').as('rattachement'))
    .where('personne.id', 'in', ids)
    .orderBy('personne.id')
    .execute();
  return some.map(({ nom, prenom, type, rattachement }) => ({
    nomPrenom: `${prenom} ${nom}`,
    roleType: type,
    rattachement,
  }));
}
