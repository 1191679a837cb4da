import type { Calendrier } from '@habilis/api/echeance/Echeance';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { newCle } from './cleCalendrier.ts';

type Site = Pick<Config, 'siteUrl' | 'tokenSecret' | 'formerTokenSecret'>;

const objetOf = ({ caller }: RoleContext) => ({ objetType: 'role' as const, objetId: caller.role.id });

/** Whether the caller's role has a calendar, and when it was last read. */
export async function readCalendrier({ db, caller }: RoleContext): Promise<Calendrier> {
  const row = await db
    .selectFrom('calendrier')
    .select(['cree_le', 'lu_le'])
    .where('role_id', '=', caller.role.id)
    .executeTakeFirst();
  return { creeLe: row?.cree_le.toISOString() ?? null, luLe: row?.lu_le?.toISOString() ?? null };
}

/** Makes the address of the caller's calendar in place of a former one; only its seal is kept (EC11). */
export async function createCalendrier(
  context: RoleContext,
  config: Site,
): Promise<{ adresse: string; creeLe: string }> {
  const { db, caller, now } = context;
  const { cle, empreinte } = newCle(config, caller.role.id);
  const { remplace } = await db
    .insertInto('calendrier')
    .values({ role_id: caller.role.id, empreinte, cree_le: now })
    .onConflict((conflict) => conflict.column('role_id').doUpdateSet({ empreinte, cree_le: now, lu_le: null }))
    .returning(sql<boolean>`xmax <> 0`.as('remplace'))
    .executeTakeFirstOrThrow();
  await context.audit({ action: 'calendrier-cree', ...objetOf(context), detail: { remplace } });
  return { adresse: `${config.siteUrl}/api/echeance/agenda/${cle}/echeances.ics`, creeLe: now.toISOString() };
}

/** Revokes the address of the caller's calendar; without one, changes nothing. */
export async function revokeCalendrier(context: RoleContext): Promise<void> {
  const { db, caller } = context;
  const gone = await db
    .deleteFrom('calendrier')
    .where('role_id', '=', caller.role.id)
    .returning('role_id')
    .executeTakeFirst();
  if (gone !== undefined) await context.audit({ action: 'calendrier-revoque', ...objetOf(context) });
}
