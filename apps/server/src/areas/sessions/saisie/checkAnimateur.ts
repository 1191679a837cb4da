import type { AnswerOf, BodyOf } from '@habilis/api/endpoint';
import type { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findSansCompte, judgeAnimateur, lookUpAnimateur } from '../animateur/animateur.ts';
import { findSession } from '../lecture/openSession.ts';
import { cadreToOpen } from './startSession.ts';

type Checked = typeof sessionCertification.checkAnimateur;

/** Whether somebody may lead a session on its days, and what is wrong otherwise; the look-up is counted and noted (SC6, SC10, SC26). */
export async function checkAnimateur(
  context: RoleContext<'session-certification.trop-de-recherches'>,
  { animateurHabilisId, habilitationId, sessionId, ...days }: BodyOf<Checked>,
): Promise<AnswerOf<Checked>> {
  const { niveau } = await cadreToOpen(context, habilitationId);
  if (sessionId !== null) await findSession(context, sessionId);
  const found = await lookUpAnimateur(context, animateurHabilisId, niveau.niveau_formateur_id);
  const sansCompte =
    found === undefined
      ? await findSansCompte(context, animateurHabilisId, niveau.niveau_formateur_id, days)
      : undefined;
  if (sansCompte !== undefined) {
    const { nomPrenom, refus, dateFinCertificat } = sansCompte;
    return {
      nomPrenom,
      certificatValide: refus === null,
      dateFinCertificat,
      refus: refus ?? 'session-certification.animateur-sans-compte',
      dejaPris: false,
    };
  }
  const { refus, dateFinCertificat, dejaPris } = await judgeAnimateur(context, found?.id ?? null, {
    niveau,
    days,
    sessionId,
  });
  return {
    nomPrenom: found === undefined ? null : `${found.prenom} ${found.nom}`,
    certificatValide: refus === null,
    dateFinCertificat,
    refus,
    dejaPris,
  };
}
