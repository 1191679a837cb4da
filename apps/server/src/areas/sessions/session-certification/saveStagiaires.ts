import type { SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import type { Config } from '../../../config.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { connuOf } from './cleStagiaire.ts';
import type { SessionRow } from './scope.ts';
import { stagiaireConnu } from './stagiaireConnu.ts';

type Asked = NonNullable<SessionWrite['stagiaires']>;
type Context = RoleContext;

const wrong = (index: number, title: string) =>
  refuse.badRequest('donnees-invalides', [{ path: `stagiaires.${index}`, title }]);

/** Removes lines, and the pre-accounts that they stand for. */
export async function removeLignes({ db }: Pick<Context, 'db'>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await db.deleteFrom('session_stagiaire').where('id', 'in', ids).returning('pre_compte_id').execute();
  const preComptes = gone.flatMap(({ pre_compte_id: id }) => id ?? []);
  if (preComptes.length > 0) await db.deleteFrom('pre_compte').where('id', 'in', preComptes).execute();
}

/** The rank after the last line of a session. */
export async function nextRangOf({ db }: Pick<Context, 'db'>, sessionId: number): Promise<number> {
  const { last } = await db
    .selectFrom('session_stagiaire')
    .select((eb) => eb.fn.max('rang').as('last'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Who is already in a session as a stagiaire that is known. */
export async function inscritsOf({ db }: Pick<Context, 'db'>, sessionId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('session_stagiaire')
    .select('stagiaire_id')
    .where('session_id', '=', sessionId)
    .execute();
  return new Set(rows.flatMap(({ stagiaire_id: id }) => id ?? []));
}

/** Makes the lines of a session those that are asked for: who is not named leaves, who joins is named by the key of a look-up. */
export async function saveStagiaires(config: Config, context: Context, row: SessionRow, asked: Asked): Promise<void> {
  const { db } = context;
  const lignes = await db.selectFrom('session_stagiaire').select('id').where('session_id', '=', row.id).execute();
  const ids = new Set(lignes.map(({ id }) => id));
  const kept = asked.flatMap(({ stagiaireId }) => stagiaireId ?? []);
  for (const [index, { stagiaireId }] of asked.entries())
    if (stagiaireId !== null && !ids.has(stagiaireId)) throw wrong(index, 'session-certification.stagiaire-inconnu');
  await removeLignes(
    context,
    [...ids].filter((id) => !kept.includes(id)),
  );
  const inscrits = await inscritsOf(context, row.id);
  let rang = await nextRangOf(context, row.id);
  for (const [index, { stagiaireId, cle }] of asked.entries()) {
    if (stagiaireId !== null) continue;
    const connu = cle === null ? undefined : await connuOf(config, context, row.id, cle);
    const id = connu === undefined ? undefined : await stagiaireConnu(db, connu);
    if (id === undefined) throw wrong(index, 'session-certification.stagiaire-inconnu');
    if (inscrits.has(id)) throw wrong(index, 'session-certification.stagiaire-en-double');
    inscrits.add(id);
    await db.insertInto('session_stagiaire').values({ session_id: row.id, rang, stagiaire_id: id }).execute();
    rang += 1;
  }
}
