import type { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification, SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import type { BodyOf, TitlesOf } from '@habilis/api/endpoint';
import { SESSION_VUES } from '@habilis/domain/session-certification/vues';
import type { Config } from '../../../config.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { inScope as certificatInScope } from '../../certificats/certificat/scope.ts';
import { activeHabilitation } from '../../habilitations/habilitation/activeHabilitation.ts';
import { inScope as habilitationInScope } from '../../habilitations/habilitation/scope.ts';
import { updateAlertesSession } from '../alerte/alertesSession.ts';
import { findAnimateur } from '../animateur/animateur.ts';
import { presentSession } from '../lecture/presentSession.ts';
import { inscritsOf, nextRangOf } from '../stagiaire/saveStagiaires.ts';
import { keepTyped } from './saveSession.ts';
import { inScope, type SessionRow } from '../session-certification/scope.ts';
import { SESSION_VIERGE } from './SESSION_VIERGE.ts';
import { cadreToOpen, copied } from './startSession.ts';

type Preparing = RoleContext<TitlesOf<(typeof sessionCertification)['preparerMac']>>;

const OPEN = SESSION_VUES['en-cours'];

const wrong = (index: number) =>
  refuse.badRequest('donnees-invalides', [{ path: `certificatIds.${index}`, title: 'champ.invalide' }]);

/** The certificats to renew, locked: two who prepare the same ones take turns. They are of one entite and one niveau, and in the caller's scope. */
async function chosen(context: Preparing, ids: readonly number[]) {
  const rows = await context.db
    .selectFrom('certificat')
    .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
    .select(['certificat.id', 'certificat.entite_id', 'certificat.dispositif_niveau_id', 'certificat.session_id'])
    .select('certificat.stagiaire_id')
    .where('certificat.id', 'in', ids)
    .where('certificat.statut', '=', 'VALIDE')
    .where('stagiaire.pseudonymise_le', 'is', null)
    .where(certificatInScope(context))
    .orderBy('certificat.id')
    .forUpdate('certificat')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const [first] = rows;
  const found = ids.map((id, index) => {
    const row = byId.get(id);
    const isOfFirst = row?.entite_id === first?.entite_id && row?.dispositif_niveau_id === first?.dispositif_niveau_id;
    if (row === undefined || !isOfFirst) throw wrong(index);
    return row;
  });
  const [last] = found;
  if (last === undefined) throw wrong(0);
  return { certificats: found, last };
}

/** The habilitation in force under which the caller opens sessions of a niveau. */
async function habilitationFor(
  context: Preparing,
  { entite_id: entite, dispositif_niveau_id: niveau }: { entite_id: number; dispositif_niveau_id: number },
): Promise<number> {
  const held = await context.db
    .selectFrom('habilitation')
    .select('habilitation.id')
    .where('habilitation.entite_id', '=', entite)
    .where('habilitation.dispositif_niveau_id', '=', niveau)
    .where(habilitationInScope(context))
    .where(activeHabilitation(context.today, context.today))
    .orderBy('habilitation.date_debut', 'desc')
    .executeTakeFirst();
  if (held === undefined) throw context.refuse.conflict('session-certification.habilitation-hors-periode');
  return held.id;
}

/** The place, hours and formateur of the session that gave the certificats, if the caller may read it. */
async function contentLike(context: Preparing, habilitationId: number, sessionId: number | null) {
  const cadre = await cadreToOpen(context, habilitationId);
  const former = await context.db
    .selectFrom('session_certification')
    .selectAll('session_certification')
    .where('session_certification.id', '=', sessionId ?? 0)
    .where(inScope(context))
    .executeTakeFirst();
  if (former === undefined) return { ...SESSION_VIERGE, mode: 'MAC' } as const;
  const {
    animateurHabilisId: led = null,
    animateurNomPrenom: _named,
    ...content
  } = await copied(context, former, cadre);
  const stays = led === null ? undefined : await findAnimateur(context.db, led, cadre.niveau.niveau_formateur_id);
  return { ...SESSION_VIERGE, ...content, mode: 'MAC', animateurHabilisId: stays === undefined ? null : led } as const;
}

/** Whether some of these stagiaires are already in another open session of the niveau that the entite holds. */
async function isElsewhere({ db }: Preparing, row: SessionRow, ids: readonly number[]): Promise<boolean> {
  const other = await db
    .selectFrom('session_stagiaire')
    .innerJoin('session_certification as session', 'session.id', 'session_stagiaire.session_id')
    .select('session.id')
    .where('session_stagiaire.stagiaire_id', 'in', ids)
    .where('session.entite_id', '=', row.entite_id)
    .where('session.dispositif_niveau_id', '=', row.dispositif_niveau_id)
    .where('session.etat', 'in', OPEN)
    .where('session.id', '<>', row.id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Opens one draft of an upkeep with the holders of certificats that end, as the session that gave them was held (C36). */
export async function prepareMac(
  config: Config,
  context: Preparing,
  { cleBrouillon, certificatIds }: BodyOf<(typeof sessionCertification)['preparerMac']>,
): Promise<SessionCertification> {
  const { certificats, last } = await chosen(context, certificatIds);
  const habilitationId = await habilitationFor(context, last);
  const content = await contentLike(context, habilitationId, last.session_id);
  const write: SessionWrite = { id: null, version: 0, cleBrouillon, habilitationId, ...content, stagiaires: null };
  const { row } = await keepTyped(config, context, write);
  const ids = [...new Set(certificats.map(({ stagiaire_id: id }) => id))];
  if (await isElsewhere(context, row, ids)) throw context.refuse.conflict('session-certification.deja-en-session');
  const inscrits = await inscritsOf(context, row.id);
  const first = await nextRangOf(context, row.id);
  const lines = ids
    .filter((id) => !inscrits.has(id))
    .map((id, index) => ({ session_id: row.id, rang: first + index, stagiaire_id: id }));
  if (lines.length > 0) await context.db.insertInto('session_stagiaire').values(lines).execute();
  await context.audit({
    action: 'session-certification.PrepareMac',
    objetType: 'session-certification',
    objetId: row.id,
    detail: { nbStagiaires: ids.length },
  });
  await updateAlertesSession(context, row);
  return presentSession(context, row);
}
