import type { ChezFormateur } from '@habilis/api/session-certification/ChezFormateur';
import { can } from '@habilis/domain/role/can';
import { prochainRappel, resultatsAttendusLe } from '@habilis/domain/resultat/rappelsResultats';
import { isSaisie } from '@habilis/domain/resultat/saisieResultat';
import type { SessionSituation } from '@habilis/domain/session-certification/workflow';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { todayAt } from '../../../platform/today.ts';
import type { Ligne } from '../stagiaire/readLignes.ts';
import type { SessionRow } from '../session-certification/scope.ts';

/** When a session came to its formateur last, and when they were last reminded of it, with the days of both; null before it came (SC39). */
export async function passagesOf(db: Kysely<Database>, sessionId: number) {
  const { confieeLe, relanceeLe } = await db
    .selectFrom('session_etape')
    .select([
      sql<Date | null>`max(le) filter (where vers = 'RESULTATS' and de is distinct from 'RESULTATS')`.as('confieeLe'),
      sql<Date | null>`max(le) filter (where action = 'Relance')`.as('relanceeLe'),
    ])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  if (confieeLe === null) return null;
  const jours = { confieeLe: todayAt(confieeLe), relanceeLe: relanceeLe === null ? null : todayAt(relanceeLe) };
  return { confieeLe, relanceeLe, jours };
}

/** Notes that its formateur opens a session that is at theirs, once each time that it comes; whoever, or whatever program, acts in their name does not count. */
export async function noteOuverture({ db, now, caller }: RoleContext, row: SessionRow): Promise<void> {
  const isOwnCall = caller.enTantQuePar === null && caller.application === null;
  if (row.etat !== 'RESULTATS' || row.animateur_id !== caller.personneId || !isOwnCall) return;
  await db
    .updateTable('session_confiee')
    .set({ ouverte_le: now })
    .where('session_id', '=', row.id)
    .where('personne_id', '=', caller.personneId)
    .where('ouverte_le', 'is', null)
    .execute();
}

/** Whether a reader waits for the results: those who submitted the session, or may (SC11, SC20). */
function waits({ caller }: RoleContext, { isOwnOpening }: SessionSituation): boolean {
  const { type } = caller.role;
  return can(type, 'manage-sessions') || (can(type, 'manage-network-sessions') && isOwnOpening);
}

/** How a session stands at its formateur's, for those who wait for it (SC851). */
export async function chezFormateurOf(
  context: RoleContext,
  row: SessionRow,
  { situation, lignes }: { readonly situation: SessionSituation; readonly lignes: readonly Ligne[] },
): Promise<ChezFormateur | undefined> {
  const { date_fin_session: dateFinSession, etat } = row;
  if (etat !== 'RESULTATS' || dateFinSession === null || situation.isSansFormateur || !waits(context, situation))
    return undefined;
  const passages = await passagesOf(context.db, row.id);
  if (passages === null) return undefined;
  const { confieeLe, relanceeLe, jours } = passages;
  const opened = await context.db
    .selectFrom('session_confiee')
    .select('ouverte_le')
    .where('session_id', '=', row.id)
    .where('personne_id', '=', row.animateur_id ?? 0)
    .executeTakeFirst();
  return {
    depuis: jours.confieeLe,
    dateAttendue: resultatsAttendusLe(dateFinSession, context.settings),
    nbSaisis: lignes.filter(isSaisie).length,
    isEntamee: situation.isEntamee,
    ouverteLe: opened?.ouverte_le?.toISOString() ?? null,
    // One that somebody else was sent before is none of theirs, unless it keeps today's back.
    relanceeLe:
      relanceeLe !== null && (relanceeLe >= confieeLe || jours.relanceeLe === context.today)
        ? relanceeLe.toISOString()
        : null,
    dateProchainRappel: prochainRappel({ dateFinSession, ...jours }, context),
  };
}
