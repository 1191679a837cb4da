import type { Context, FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { findDemande } from '../demande-habilitation/scope.ts';
import { answerPdf } from '../../../platform/pdf/answerPdf.ts';
import { decisionLetter } from './decisionLetter.ts';
import { demandeInLetter } from './demandeInLetter.ts';
import { engagementLetter } from './engagementLetter.ts';
import type { Letter } from '../../../database/values/Letter.ts';
import type { LetterTexts } from './LetterTexts.ts';

const NONE = 'aucun';

/** The engagement letter of a demande, ready to be signed. */
export async function lettreEngagement(context: RoleContext, texts: LetterTexts, id: number): Promise<FileAnswer> {
  const row = await findDemande(context, id, 'download-lettre-engagement');
  const demande = await demandeInLetter(context.db, row);
  const document = engagementLetter(texts, demande, context.now);
  return answerPdf(document, texts.format('lettres.engagement.fichier', { numero: row.numero ?? NONE }));
}

/** The file of a letter that was sent; 409 before it is sent. */
function answerLetter(
  { refuse }: Context<'lettre.introuvable'>,
  texts: LetterTexts,
  lettre: Letter | null | undefined,
): Promise<FileAnswer> {
  if (lettre == null) throw refuse.conflict('lettre.introuvable');
  const numero = lettre.demande.numero ?? '';
  return answerPdf(decisionLetter(texts, lettre), texts.format('lettres.decision.fichier', { numero }));
}

const sentLetters = ({ db }: Context) =>
  db
    .selectFrom('decision_commission')
    .select('decision_commission.lettre')
    .where('decision_commission.etat', '=', 'envoyee')
    .orderBy('decision_commission.id', 'desc');

/** The letter of the last decision on a demande, as it was sent. */
export async function lettreDecision(
  context: RoleContext<'lettre.introuvable'>,
  texts: LetterTexts,
  id: number,
): Promise<FileAnswer> {
  await findDemande(context, id, 'download-lettre-decision');
  const sent = await sentLetters(context).where('demande_id', '=', id).executeTakeFirst();
  return answerLetter(context, texts, sent?.lettre);
}

/** The letter that granted a habilitation or last extended it; the call's scope has checked who may read it. */
export async function lettreHabilitation(
  context: Context<'lettre.introuvable'>,
  texts: LetterTexts,
  id: number,
): Promise<FileAnswer> {
  const sent = await sentLetters(context)
    .innerJoin('demande_habilitation as dh', 'dh.id', 'decision_commission.demande_id')
    .where('dh.habilitation_id', '=', id)
    .where('decision_commission.decision', 'in', ['ACCORDE', 'ACCORDE_SOUS_RESERVE'])
    .executeTakeFirst();
  return answerLetter(context, texts, sent?.lettre);
}
