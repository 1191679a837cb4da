import type { ChezFormateur } from '@habilis/api/session-certification/ChezFormateur';
import { can } from '@habilis/domain/role/can';
import { prochainRappel, resultatsAttendusLe } from '@habilis/domain/session-certification/rappelsResultats';
import { isSaisie } from '@habilis/domain/session-certification/saisieResultat';
import type { SessionSituation } from '@habilis/domain/session-certification/workflow';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { todayAt } from '../../../platform/today.ts';
import type { Ligne } from './readLignes.ts';
import type { SessionRow } from './scope.ts';

/** When a session came to its formateur last, and when they were last reminded of it (SC39). */
export const passagesOf = (
  db: Kysely<Database>,
  sessionId: number,
): Promise<{ readonly confieeLe: Date | null; readonly relanceeLe: Date | null }> =>
  db
    .selectFrom('session_etape')
    .select([
      sql<Date | null>`max(le) filter (where vers = 'RESULTATS' and de is distinct from 'RESULTATS')`.as('confieeLe'),
      sql<Date | null>`max(le) filter (where action = 'Relance')`.as('relanceeLe'),
    ])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();

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
  const { confieeLe, relanceeLe } = await passagesOf(context.db, row.id);
  if (confieeLe === null) return undefined;
  const session = {
    dateFinSession,
    confieeLe: todayAt(confieeLe),
    relanceeLe: relanceeLe === null ? null : todayAt(relanceeLe),
  };
  return {
    depuis: session.confieeLe,
    dateAttendue: resultatsAttendusLe(dateFinSession, context.settings),
    nbSaisis: lignes.filter(isSaisie).length,
    isEntamee: situation.isEntamee,
    // One that somebody else was sent before is none of theirs, unless it keeps today's back.
    relanceeLe:
      relanceeLe !== null && (relanceeLe >= confieeLe || session.relanceeLe === context.today)
        ? relanceeLe.toISOString()
        : null,
    dateProchainRappel: prochainRappel(session, context),
  };
}
