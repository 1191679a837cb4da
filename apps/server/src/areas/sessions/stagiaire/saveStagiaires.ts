import type { SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import { nomsFaults } from '@habilis/domain/stagiaire/nomsFaults';
import type { Config } from '../../../config.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { nommeOf, type Saisi } from './cleStagiaire.ts';
import type { SessionRow } from '../session-certification/scope.ts';
import { stagiaireConnu } from './stagiaireConnu.ts';

type Asked = NonNullable<SessionWrite['stagiaires']>;
type Context = RoleContext;

const wrong = (index: number, title: string) =>
  refuse.badRequest('donnees-invalides', [{ path: `stagiaires.${index}`, title }]);

/** The columns of somebody chosen among masked ones: what was typed, and nothing else until their certificat (SC23). */
export const masked = (saisi: (Saisi & { readonly courriel?: string | null }) | undefined) =>
  saisi === undefined
    ? {}
    : {
        masque: true,
        nom_inscrit: nomsFaults(saisi).nom,
        prenom_inscrit: nomsFaults(saisi).prenom,
        naissance_saisie: saisi.dateNaissance,
        courriel_saisi: saisi.courriel ?? null,
      };

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
    const nomme = cle === null ? undefined : await nommeOf(config, context, row.id, cle);
    const id = nomme === undefined ? undefined : await stagiaireConnu(db, nomme.connu);
    if (nomme === undefined || id === undefined) throw wrong(index, 'session-certification.stagiaire-inconnu');
    const [fault] = nomme.saisi === undefined ? [] : nomsFaults(nomme.saisi).fautes;
    if (fault !== undefined) throw wrong(index, fault.title);
    if (inscrits.has(id)) throw wrong(index, 'session-certification.stagiaire-en-double');
    inscrits.add(id);
    await db
      .insertInto('session_stagiaire')
      .values({ session_id: row.id, rang, stagiaire_id: id, ...masked(nomme.saisi) })
      .execute();
    rang += 1;
  }
}
