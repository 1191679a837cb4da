import type { AnswerOf, BodyOf } from '@habilis/api/endpoint';
import type { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { Config } from '../../../config.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { updateAlertesSession } from '../alerte/alertesSession.ts';
import { cadreOf } from '../session-certification/droitOf.ts';
import { addLignes, rememberColumns } from './importer.ts';
import { openDraft, writeSession, type WriteTitle } from '../lecture/openSession.ts';
import { presentSession } from '../lecture/presentSession.ts';
import { createSession } from './saveSession.ts';
import { inScope, type SessionRow } from '../session-certification/scope.ts';

type Asked = typeof sessionCertification.repartir;
type Parting = RoleContext<WriteTitle | 'session-certification.trop-de-recherches'>;

/** The drafts that these keys opened before, in their order; somebody else's are nobody's, nor are those that left the caller's scope since. */
async function openedBefore(context: Parting, cles: readonly string[]): Promise<SessionRow[]> {
  const rows = await context.db
    .selectFrom('session_certification')
    .selectAll('session_certification')
    .where('cle_brouillon', 'in', cles)
    .where('ouverte_par_role_id', '=', context.caller.role.id)
    .where(inScope(context))
    .execute();
  return cles.flatMap((cle) => rows.find((row) => row.cle_brouillon === cle) ?? []);
}

/** A draft with the days, hours, place and formateur of another one. */
async function openLike(context: Parting, like: SessionRow, cleBrouillon: string): Promise<SessionRow> {
  const { habilitation_id: habilitationId, date_session: dateSession, mode } = like;
  const created = await createSession(context, { cleBrouillon, habilitationId, dateSession, mode });
  return writeSession(context.db, created, {
    mode,
    date_session: dateSession,
    date_fin_session: like.date_fin_session,
    heure_debut: like.heure_debut,
    heure_fin: like.heure_fin,
    date_suppression: like.date_suppression,
    lieu_formation: like.lieu_formation,
    lieu_formation_type: like.lieu_formation_type,
    lieu_formation_adresse: like.lieu_formation_adresse,
    lieu_formation_code_postal: like.lieu_formation_code_postal,
    lieu_formation_ville: like.lieu_formation_ville,
    plateforme_fixe_id: like.plateforme_fixe_id,
    animateur_id: like.animateur_id,
    last_creator_updater_id: context.caller.personneId,
  });
}

/** Inscribes a class above the niveau's most in one act: those who fit into the draft, the others into drafts like it. Sent again, it is done once (SC871). */
export async function partClass(
  config: Config,
  context: Parting,
  id: number,
  { ici, autres, colonnes }: BodyOf<Asked>,
): Promise<AnswerOf<Asked>> {
  // Locked: whoever sends the same at once waits, and finds what is open.
  const row = await openDraft(context, id);
  const before = await openedBefore(
    context,
    autres.map(({ cleBrouillon }) => cleBrouillon),
  );
  const shown = async (session: SessionRow, others: readonly SessionRow[]) => ({
    session: await presentSession(context, session),
    autres: await Promise.all(others.map((other) => presentSession(context, other))),
  });
  if (before.length > 0) return shown(row, before);
  const { niveau } = await cadreOf(context, row.habilitation_id);
  const tooMany = autres.findIndex(({ lignes }) => lignes.length > niveau.nb_stagiaires_max);
  if (tooMany >= 0)
    throw refuse.badRequest('donnees-invalides', [
      { path: `autres.${tooMany}.lignes`, title: 'session-certification.stagiaires-trop' },
    ]);
  const here = ici.length === 0 ? row : await addLignes(config, context, { row, chosenIn: row.id, path: 'ici' }, ici);
  const opened: SessionRow[] = [];
  for (const [index, { cleBrouillon, lignes }] of autres.entries()) {
    const draft = await openLike(context, here, cleBrouillon);
    const into = { row: draft, chosenIn: row.id, path: `autres.${index}.lignes` };
    const written = await addLignes(config, context, into, lignes);
    await updateAlertesSession(context, written);
    opened.push(written);
  }
  await rememberColumns(context, row, colonnes);
  return shown(here, opened);
}
