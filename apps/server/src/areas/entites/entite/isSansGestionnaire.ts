import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context } from '../../../platform/Handler.ts';
import { isTaken } from '../../../platform/reprise/isFormer.ts';

/** The roles by which an entite was ever managed, ended ones too. */
const named = () =>
  expressionBuilder<Database, 'entite'>()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('role.id')
    .whereRef('role.entite_id', '=', 'entite.id')
    .where('role.type', '=', 'G');

/** SQL condition: the entite is at work and has named gestionnaires of whom none could sign in. */
export function isSansGestionnaire(now: Date) {
  const eb = expressionBuilder<Database, 'entite'>();
  const living = named().where('personne.etat', '=', 'active').where(isLiveRole(now));
  return eb.and([eb('entite.etat', '=', 'active'), eb.exists(named()), eb.not(eb.exists(living))]);
}

/** SQL condition: an account that was taken over and that nobody has used yet (C1150). */
const isAwaited = sql<boolean>`(personne.etat = 'a-activer' and ${isTaken('personnes', 'personne.id')})`;

/** SQL condition: as above, and one of them was ever here: nobody is lost whom a former register named and whose account waits for them (EN930, C1150). */
export function hasLostGestionnaires(now: Date) {
  const eb = expressionBuilder<Database, 'entite'>();
  return eb.and([isSansGestionnaire(now), eb.exists(named().where((of) => of.not(isAwaited)))]);
}

type Reading = Pick<Context, 'db' | 'now'>;

async function isSo({ db }: Reading, id: number, condition: Expression<SqlBool>): Promise<boolean> {
  const found = db.selectFrom('entite').select('entite.id').where('entite.id', '=', id).where(condition);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Whether nobody of one entite could sign in. */
export const isLeftAlone = (reading: Reading, id: number): Promise<boolean> =>
  isSo(reading, id, isSansGestionnaire(reading.now));

/** Whether one entite has lost whoever managed it. */
export const isDeserted = (reading: Reading, id: number): Promise<boolean> =>
  isSo(reading, id, hasLostGestionnaires(reading.now));
