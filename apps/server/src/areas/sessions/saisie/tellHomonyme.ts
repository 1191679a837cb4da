import type { HomonymeWrite, SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { mayWork } from '@habilis/domain/session-certification/mayWork';
import { actingOf } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { homonymesOf } from '../stagiaire/homonymes.ts';
import { lockSession } from '../lecture/openSession.ts';
import { presentSession } from '../lecture/presentSession.ts';
import { readLignes } from '../stagiaire/readLignes.ts';
import { recordEtape } from '../session-certification/recordEtape.ts';
import { situationOf } from '../session-certification/situationOf.ts';

const ACTIONS = { DEUX_PERSONNES: 'DitDeuxPersonnes', UNE_PERSONNE: 'DitUnePersonne' } as const;

/** Keeps what is said of two lines of one name in classes of the same days: two persons, or one; whoever fills in the session says it (SC44). */
export async function tellHomonyme(
  context: RoleContext<'session-certification.action-interdite' | 'session-certification.etape-modifiee'>,
  id: number,
  { stagiaireId, autreStagiaireId, reponse }: HomonymeWrite,
): Promise<SessionCertification> {
  const { db, caller, now } = context;
  const row = await lockSession(context, id);
  if (row.etat !== 'RESULTATS' && row.etat !== 'VERIFICATION')
    throw context.refuse.conflict('session-certification.etape-modifiee', await presentSession(context, row));
  if (!mayWork(await situationOf(context, row), caller.role.type, context.today))
    throw context.refuse.badRequest('session-certification.action-interdite');
  const homonymes = await homonymesOf(db, row, await readLignes(db, row.id));
  const said = homonymes.find(({ ligne, autreId }) => ligne.id === stagiaireId && autreId === autreStagiaireId);
  // Of one identity there is nothing to say.
  if (said === undefined || said.isMemeIdentite)
    throw refuse.badRequest('donnees-invalides', [
      { path: 'autreStagiaireId', title: 'session-certification.stagiaire-inconnu' },
    ]);
  const values = { reponse, personne_id: caller.personneId, dite_le: now };
  await db
    .insertInto('session_homonyme')
    .values({
      ligne_id: Math.min(stagiaireId, autreStagiaireId),
      autre_ligne_id: Math.max(stagiaireId, autreStagiaireId),
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['ligne_id', 'autre_ligne_id']).doUpdateSet(values))
    .execute();
  await recordEtape(actingOf(context), row, {
    action: ACTIONS[reponse],
    de: row.etat,
    vers: row.etat,
    commentaire: `${said.ligne.prenom} ${said.ligne.nom}`,
    detail: { ligneId: stagiaireId, autreLigneId: autreStagiaireId },
  });
  return presentSession(context, row);
}
