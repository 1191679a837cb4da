import type { SessionCertification, SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import { soumissionFaults } from '@habilis/domain/session-saisie/soumissionFaults';
import type { Config } from '../../../config.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { judgeAnimateur } from '../animateur/animateur.ts';
import { handSession } from '../animateur/handSession.ts';
import { etapeDeSoumission, reglesOf } from '../session-certification/droitOf.ts';
import { sealEcartees } from '../stagiaire/setAsideSaisie.ts';
import { decide, moveSession } from './moveSession.ts';
import { refuseFaults, refuseWithoutDroit, type WriteTitle } from '../lecture/openSession.ts';
import { presentSession } from '../lecture/presentSession.ts';
import { anterieursOf, personneOf, readLignes } from '../stagiaire/readLignes.ts';
import { keepTyped } from '../saisie/saveSession.ts';

/** Saves a draft and submits it to its formateur: whole, within the right to hold it (rules/sessions#submit; SC3 to SC10). */
export async function submitSession(
  config: Config,
  context: RoleContext<WriteTitle | 'session-certification.trop-de-recherches'>,
  body: SessionWrite,
): Promise<SessionCertification> {
  // A deletion has a call of its own, because it answers nothing.
  if (body.actionKey === 'Supprime') throw context.refuse.badRequest('session-certification.action-interdite');
  const { row, cadre } = await keepTyped(config, context, body);
  const decision = await decide(context, row, body);
  await refuseWithoutDroit(context, cadre, row.date_session, etapeDeSoumission(row));
  const lignes = await readLignes(context.db, row.id);
  const anterieurOf = await anterieursOf(context, row, lignes, cadre);
  const days = { dateSession: row.date_session, dateFinSession: row.date_fin_session };
  const animateur = await judgeAnimateur(context, row.animateur_id, { niveau: cadre.niveau, days, sessionId: row.id });
  refuseFaults(
    context,
    soumissionFaults(
      body,
      lignes.map((ligne) => ({ personne: personneOf(ligne), anterieur: anterieurOf(ligne) })),
      { regles: reglesOf(context, cadre, row), refusAnimateur: animateur.refus },
    ),
  );
  await handSession(context, row);
  const { nb_stagiaires_min: groupe_min, nb_stagiaires_max: groupe_max } = cadre.niveau;
  const columns = row.soumise_le === null ? { groupe_min, groupe_max } : {};
  const written = await moveSession(context, row, decision, { columns });
  await sealEcartees(context, written);
  return presentSession(context, written);
}
