import type { Issue } from '@habilis/api/commission/writes';
import { isAnnulable } from '@habilis/domain/commission/isAnnulable';
import { COMMISSION_STEPS } from '@habilis/domain/demande/isVisibleStep';
import { actingOf } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { DH_KIND } from '../demande-habilitation/DH_KIND.ts';
import { withdrawComplement } from '../examen/askComplement.ts';
import { sujetHabilitation } from '../examen/sujetHabilitation.ts';
import { recordStep } from '../tache/recordStep.ts';
import { attempt } from '../tache/attempt.ts';
import { updateAlertes } from '../tache/updateAlertes.ts';
import { tellDecider } from './tellDecider.ts';
import { lockDemande } from './lockDemande.ts';

/** Cancels one decision: the demande is as it was before, and nobody else was told of it (CN3). */
async function cancelOne(
  context: RoleContext<'commission.decision-partie' | 'commission.decision-annulee'>,
  id: number,
): Promise<void> {
  const { db, now } = context;
  const { personneId } = context.caller;
  const found = await db.selectFrom('decision_commission').select('demande_id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw refuse.notFound();
  const demande = await lockDemande(db, found.demande_id);
  await refusePartiePrenante(context, demande.entite_id);
  const decision = await db
    .selectFrom('decision_commission')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { etat, obstacle, envoi_le: envoiLe } = decision;
  if (etat === 'annulee') throw context.refuse.conflict('commission.decision-annulee');
  if (!isAnnulable({ etat, obstacle, envoiLe: envoiLe.toISOString() }, now.toISOString())) {
    throw context.refuse.conflict('commission.decision-partie');
  }
  await db
    .updateTable('decision_commission')
    .set({ etat: 'annulee', traitee_le: now, annulee_par: personneId })
    .where('id', '=', id)
    .execute();
  const written = await DH_KIND.write(db, demande, {
    action_choisie: null,
    decision: null,
    motif: null,
    date_decision: null,
    decideur_id: null,
    date_debut: null,
  });
  await updateAlertes(actingOf(context), DH_KIND, written);
  await withdrawComplement(context, sujetHabilitation(demande.id));
  if (decision.decideur_id !== personneId) {
    await tellDecider(context, decision, {
      modele: 'dh-decision-annulee',
      mots: { auteur: context.caller.nomPrenom },
    });
  }
  await recordStep(actingOf(context), DH_KIND, demande.id, {
    action: COMMISSION_STEPS.cancelled,
    tache: demande.tache,
    suivante: demande.tache,
    commentaire: null,
    detail: { decision: decision.decision },
  });
}

/** Cancels decisions whose letter has not left; a refused one does not stop the others (CN3, CN7). */
export async function cancelDecisions(context: RoleContext, ids: readonly number[]): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const id of ids) issues.push({ id, title: await attempt(context, (within) => cancelOne(within, id)) });
  return issues;
}
