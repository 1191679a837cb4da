import { expressionBuilder, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context } from '../../../platform/Handler.ts';

/** SQL condition: an account that was taken over and that nobody has used yet (C1150). */
const isAwaited = sql<boolean>`(personne.etat = 'a-activer'
  and exists (select from reprise where genre = 'personnes' and objet_id = personne.id))`;

/** SQL condition: the entite is at work and has named gestionnaires of whom none could sign in. */
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

/** SQL condition: as above, and one of them was ever here: nobody is lost whom a former register named and whose account waits for them (EN930, C1150). */
export function hasLostGestionnaires(now: Date) {
  const eb = expressionBuilder<Database, 'entite'>();
  const known = eb
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('role.id')
    .whereRef('role.entite_id', '=', 'entite.id')
    .where('role.type', '=', 'G')
    .where((of) => of.not(isAwaited));
  return eb.and([isSansGestionnaire(now), eb.exists(known)]);
}

/** Whether one entite has lost them. */
export async function isDeserted({ db, now }: Pick<Context, 'db' | 'now'>, id: number): Promise<boolean> {
  const left = db.selectFrom('entite').select('entite.id').where('entite.id', '=', id).where(hasLostGestionnaires(now));
  return (await left.executeTakeFirst()) !== undefined;
}
