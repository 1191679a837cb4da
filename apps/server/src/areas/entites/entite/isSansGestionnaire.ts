import { expressionBuilder } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context } from '../../../platform/Handler.ts';

/** SQL condition: the entite is at work and has lost every gestionnaire who could sign in. */
export function isSansGestionnaire(now: Date) {
  const eb = expressionBuilder<Database, 'entite'>();
  const named = eb
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('role.id')
    .whereRef('role.entite_id', '=', 'entite.id')
    .where('role.type', '=', 'G');
  const living = named.where('personne.etat', '=', 'active').where(isLiveRole(now));
  return eb.and([eb('entite.etat', '=', 'active'), eb.exists(named), eb.not(eb.exists(living))]);
}

/** Whether that is so of one entite. */
export async function isLeftAlone({ db, now }: Pick<Context, 'db' | 'now'>, id: number): Promise<boolean> {
  const left = db.selectFrom('entite').select('entite.id').where('entite.id', '=', id).where(isSansGestionnaire(now));
  return (await left.executeTakeFirst()) !== undefined;
}
