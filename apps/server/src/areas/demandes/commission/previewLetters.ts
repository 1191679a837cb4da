import type { ApercuLettre } from '@habilis/api/commission/Lettre';
import type { DecisionWrite } from '@habilis/api/commission/writes';
import type { ProblemTitle } from '@habilis/api/openapi/problemTitles';
import { actingOf } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { Refusal, refuseAny } from '../../../platform/Refusal.ts';
import { decideStep } from '../demande-habilitation/decideStep.ts';
import { findDemande } from '../demande-habilitation/scope.ts';
import { decisionLetter } from '../lettre/decisionLetter.ts';
import { letterOf } from '../lettre/letterOf.ts';
import type { LetterTexts } from '../lettre/LetterTexts.ts';
import { refuseHeld } from '../demande-habilitation/refuseHeld.ts';

/** The letter that a decision would send, judged as its submit will be. */
async function preview(
  context: RoleContext<ProblemTitle>,
  texts: LetterTexts,
  write: DecisionWrite,
): Promise<ApercuLettre['lettre']> {
  const { demandeHabilitationId: id, version, decision, avecComplement, motif, dateDebut } = write;
  const row = await findDemande(context, id, 'decide');
  await refuseHeld(context, id);
  const judged = await decideStep(context, row, {
    id,
    version,
    actionKey: avecComplement ? 'AjournePourComplement' : 'Soumet',
    commentaire: null,
    decision,
    motif,
    dateDebut,
  });
  const decided = {
    decision: judged.decision ?? decision,
    avec_complement: avecComplement,
    date_cnh: row.date_cnh ?? context.today,
    motif,
    date_debut: dateDebut,
    decideur_id: context.caller.personneId,
  };
  const { sender, blocks } = decisionLetter(texts, await letterOf(actingOf(context), row, decided));
  return {
    emetteur: [...sender],
    blocs: blocks.flatMap((block) => (block.kind === 'table' ? [] : [{ ...block }])) as NonNullable<
      ApercuLettre['lettre']
    >['blocs'],
  };
}

/** The letters that decisions would send, each with its refusal if it has one; nothing is written. */
export async function previewLetters(
  context: RoleContext,
  texts: LetterTexts,
  decisions: readonly DecisionWrite[],
): Promise<ApercuLettre[]> {
  const previews: ApercuLettre[] = [];
  for (const write of decisions) {
    const { demandeHabilitationId } = write;
    try {
      previews.push({
        demandeHabilitationId,
        lettre: await preview({ ...context, refuse: refuseAny }, texts, write),
        title: null,
      });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      previews.push({ demandeHabilitationId, lettre: null, title: error.title });
    }
  }
  return previews;
}
