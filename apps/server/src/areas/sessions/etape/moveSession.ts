import type { SessionRefusal } from '@habilis/domain/session-certification/workflow';
import { transition } from '@habilis/domain/session-certification/transition';
import type { SessionEffect } from '@habilis/domain/session-certification/workflow';
import { evenementOfEtape } from '@habilis/domain/session-certification/TYPES_EVENEMENT_SESSION';
import type { SessionEtat } from '@habilis/domain/session-certification/etats';
import type { Updateable } from 'kysely';
import type { SessionCertificationTable } from '../../../database/tables/sessions.ts';
import { actingOf } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { happened } from '../../../platform/evenement/happened.ts';
import { refuseMisplaced, writeSession } from '../lecture/openSession.ts';
import { objetOf, recordEtape } from '../session-certification/recordEtape.ts';
import type { SessionRow } from '../session-certification/scope.ts';
import { situationOf } from '../session-certification/situationOf.ts';

type Title = 'session-certification.action-interdite' | 'session-certification.etape-modifiee' | SessionRefusal;

/** What a step leads to. */
export type Decision = {
  readonly action: string;
  readonly next: SessionEtat;
  readonly effects: readonly SessionEffect[];
  readonly commentaire: string | null;
};

type Asked = { readonly actionKey?: string | null | undefined; readonly commentaire?: string | null | undefined };

/** Judges a step of a locked session by the table, or refuses it (rules/sessions#steps). */
export async function decide(
  context: RoleContext<Title>,
  row: SessionRow,
  { actionKey = null, commentaire = null }: Asked,
): Promise<Decision> {
  await refuseMisplaced(context, row, actionKey);
  const said = commentaire?.trim() ?? '';
  const outcome = transition({
    etat: await situationOf(context, row),
    actionKey,
    role: context.caller.role.type,
    today: context.today,
    hasComment: said !== '',
    dateFinSession: row.date_fin_session,
  });
  if (!outcome.ok) throw context.refuse.badRequest(outcome.reason);
  return { ...outcome, commentaire: said === '' ? null : said };
}

const STAMPS: Readonly<Partial<Record<SessionEtat, keyof SessionCertificationTable>>> = {
  RESULTATS: 'soumise_le',
  VERIFICATION: 'resultats_soumis_le',
  CLOTUREE: 'close_le',
  SUPPRIMEE: 'supprimee_le',
};

/** Applies a step to a locked session: state, instants, history, trail, alerts and mails, in one transaction. */
export async function moveSession(
  context: RoleContext,
  row: SessionRow,
  { action, next, commentaire }: Decision,
  {
    columns = {},
    detail,
  }: {
    readonly columns?: Updateable<SessionCertificationTable>;
    readonly detail?: Record<string, unknown>;
  } = {},
): Promise<SessionRow> {
  const isBack = action === 'Renvoie';
  const isMoved = next !== row.etat;
  const stamp = isBack || !isMoved ? undefined : STAMPS[next];
  const written = await writeSession(context.db, row, {
    ...columns,
    etat: next,
    ...(isMoved && { commentaire_renvoi: isBack ? commentaire : null }),
    ...(stamp !== undefined && { [stamp]: context.now }),
  });
  await recordEtape(actingOf(context), row, {
    action,
    de: row.etat,
    vers: next,
    commentaire,
    ...(detail !== undefined && { detail }),
  });
  const type = evenementOfEtape(action, next);
  await happened(context, { type, objet: objetOf(written), valeurs: { vers: next }, dit: { commentaire } });
  return written;
}
