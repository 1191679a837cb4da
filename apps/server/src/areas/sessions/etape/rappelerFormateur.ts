import { isRappelDu } from '@habilis/domain/resultat/rappelsResultats';
import type { Acting } from '../../../platform/Acting.ts';
import { happened } from '../../../platform/evenement/happened.ts';
import { judgeAnimateur } from '../animateur/animateur.ts';
import { passagesOf } from '../animateur/chezFormateurOf.ts';
import { cadreOf, refusalOfDroit } from '../session-certification/droitOf.ts';
import { isSansFormateur } from '../session-certification/finition.ts';
import { writeSession } from '../lecture/openSession.ts';
import { objetOf, recordEtape } from '../session-certification/recordEtape.ts';
import type { SessionRow } from '../session-certification/scope.ts';

/** Whether the formateur of a session could submit its results today. */
async function couldSubmit({ db, now, today, settings }: Acting, row: SessionRow): Promise<boolean> {
  const { isSans } = await db
    .selectFrom('session_certification')
    .select(isSansFormateur(now).as('isSans'))
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const cadre = await cadreOf({ db, today, settings }, row.habilitation_id);
  if (isSans || refusalOfDroit(cadre, row.date_session, 'resultats', today) !== null) return false;
  const days = { dateSession: row.date_session, dateFinSession: row.date_fin_session };
  const asked = { niveau: cadre.niveau, days, sessionId: row.id };
  return (await judgeAnimateur({ db, today }, row.animateur_id, asked)).refus === null;
}

/** Reminds the formateur of a locked session of its results, on the service's own days; whether it did (SC850, SC852). */
export async function rappelerFormateur(acting: Acting, row: SessionRow): Promise<boolean> {
  const { db, today, settings } = acting;
  const { etat, date_fin_session: dateFinSession } = row;
  if (etat !== 'RESULTATS' || dateFinSession === null || dateFinSession > today) return false;
  const passages = await passagesOf(db, row.id);
  if (passages === null) return false;
  if (!isRappelDu({ dateFinSession, ...passages.jours }, { today, settings }) || !(await couldSubmit(acting, row)))
    return false;
  const written = await writeSession(db, row);
  await recordEtape(acting, row, { action: 'Relance', de: etat, vers: etat });
  const type = 'session-relancee';
  await happened(acting, { type, objet: objetOf(written), valeurs: { vers: etat, parService: true } });
  return true;
}
