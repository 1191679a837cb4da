import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { DEFAULT_ACTION } from '@habilis/domain/demande/defaultAction';
import { refusalOfAction } from '@habilis/domain/demande/refusalOfAction';
import type { EtapeDroit } from '@habilis/domain/droit/entitlementRefusal';
import { mayWork } from '@habilis/domain/session-certification/mayWork';
import type { SessionEtat } from '@habilis/domain/session-certification/etats';
import { SESSION_WORKFLOW } from '@habilis/domain/session-certification/workflow';
import type { Kysely, Updateable } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { SessionCertificationTable } from '../../../database/tables/sessions.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { type FieldError, refuse } from '../../../platform/Refusal.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { type Cadre, refusalOfDroit } from '../session-certification/droitOf.ts';
import { noteOuverture } from '../animateur/chezFormateurOf.ts';
import { presentSession } from './presentSession.ts';
import { inScope, type SessionRow } from '../session-certification/scope.ts';
import { situationOf } from '../session-certification/situationOf.ts';

type MovedTitle = 'session-certification.etape-modifiee';
type StaleTitle = 'session-certification.version-perimee';
type UntimelyTitle = MovedTitle | 'session-certification.action-interdite';
/** The titles with which the right to hold a session is refused. */
export type DroitTitle = ReturnType<typeof refusalOfDroit> & string;

/** The titles with which a step is refused whatever its content. */
export type StepTitle =
  | UntimelyTitle
  | StaleTitle
  | 'session-certification.commentaire-requis'
  | 'session-certification.avant-dernier-jour'
  | 'session-certification.resultats-entames'
  | 'session-certification.deja-relancee';

/** The titles with which any write of a session may be refused. */
export type WriteTitle =
  | StepTitle
  | DroitTitle
  | 'session-certification.formateur-remplace'
  | 'sessions-certification.erreurs.plateforme-forbidden';

/** The session of an id in the caller's scope; 404 otherwise. */
export async function findSession(context: RoleContext, id: number): Promise<SessionRow> {
  const row = await context.db
    .selectFrom('session_certification')
    .selectAll('session_certification')
    .where('session_certification.id', '=', id)
    .where(inScope(context))
    .executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  return row;
}

/** The same, its row locked until the transaction ends: two who write at once take turns; 403 for who acts for the network and has a part in its entite, or leads it. */
export async function lockSession(context: RoleContext, id: number): Promise<SessionRow> {
  const row = await context.db
    .selectFrom('session_certification')
    .selectAll('session_certification')
    .where('session_certification.id', '=', id)
    .where(inScope(context))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  const { entite_id: entiteId } = await context.db
    .selectFrom('habilitation')
    .select('entite_id')
    .where('id', '=', row.habilitation_id)
    .executeTakeFirstOrThrow();
  await refusePartiePrenante(context, entiteId, [row.animateur_id]);
  return row;
}

/** A session in the caller's scope, as they see it. */
export async function readSession(context: RoleContext, id: number): Promise<SessionCertification> {
  const row = await findSession(context, id);
  await noteOuverture(context, row);
  return presentSession(context, row);
}

/** 409 with the stored session when the version read is no longer the stored one (rules/wire#versions). */
export async function refuseStale(context: RoleContext<StaleTitle>, row: SessionRow, version: number): Promise<void> {
  if (version !== row.version)
    throw context.refuse.conflict('session-certification.version-perimee', await presentSession(context, row));
}

/** 409 with the stored session when it has moved on from the step of a call. */
export async function refuseMoved(
  context: RoleContext<MovedTitle>,
  row: SessionRow,
  expected: SessionEtat,
): Promise<void> {
  if (row.etat !== expected)
    throw context.refuse.conflict('session-certification.etape-modifiee', await presentSession(context, row));
}

/** Refuses a save of what a state asks for to whoever may not submit it (SC12, SC20). */
export async function refuseOthers(
  context: RoleContext<'session-certification.action-interdite'>,
  row: SessionRow,
): Promise<void> {
  if (!mayWork(await situationOf(context, row), context.caller.role.type, context.today))
    throw context.refuse.badRequest('session-certification.action-interdite');
}

/** Opens a draft to change its content or its stagiaires. */
export async function openDraft(context: RoleContext<UntimelyTitle>, id: number): Promise<SessionRow> {
  const row = await lockSession(context, id);
  await refuseMoved(context, row, 'SAISIE');
  await refuseOthers(context, row);
  return row;
}

/** Refuses an action that is not the caller's, or of a step that is over. */
export async function refuseMisplaced(
  context: RoleContext<UntimelyTitle>,
  row: SessionRow,
  actionKey: string | null,
): Promise<void> {
  const refusal = refusalOfAction(SESSION_WORKFLOW, {
    taskKey: row.etat,
    actionKey: actionKey ?? DEFAULT_ACTION,
    role: context.caller.role.type,
  });
  if (refusal === 'demande.action-interdite') throw context.refuse.badRequest('session-certification.action-interdite');
  if (refusal !== null)
    throw context.refuse.conflict('session-certification.etape-modifiee', await presentSession(context, row));
}

/** Refuses a step that the right to hold the session no longer covers. */
export async function refuseWithoutDroit(
  context: RoleContext<DroitTitle>,
  cadre: Cadre,
  dateSession: string | null,
  etape: EtapeDroit,
): Promise<void> {
  const title = refusalOfDroit(cadre, dateSession, etape, context.today);
  if (title !== null) throw context.refuse.conflict(title);
}

/** Refuses what is wrong, field by field; a fault of the place has the title of its rule (V13). */
export function refuseFaults(
  context: Pick<RoleContext<'sessions-certification.erreurs.plateforme-forbidden'>, 'refuse'>,
  faults: readonly FieldError[],
): void {
  if (faults.length === 0) return;
  const isOfPlace = faults.some(({ title }) => title === 'sessions-certification.erreurs.plateforme-forbidden');
  throw context.refuse.badRequest(
    isOfPlace ? 'sessions-certification.erreurs.plateforme-forbidden' : 'donnees-invalides',
    faults,
  );
}

/** Writes columns of a locked session and increments its version. */
export const writeSession = (
  db: Kysely<Database>,
  { id, version }: Pick<SessionRow, 'id' | 'version'>,
  columns: Updateable<SessionCertificationTable> = {},
): Promise<SessionRow> =>
  db
    .updateTable('session_certification')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
