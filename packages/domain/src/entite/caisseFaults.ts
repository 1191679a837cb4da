import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** What keeps an entite from another caisse, field by field: it is there already, or no reason is given; a form may hold no caisse yet (rules/rights#matrix). */
export function caisseFaults({
  actuelleId,
  caisseId,
  commentaireAffectationCaisseInstructrice: commentaire,
}: {
  readonly actuelleId: number | null;
  readonly caisseId: number | null;
  readonly commentaireAffectationCaisseInstructrice: string | null;
}): FieldFault[] {
  return [
    ...faultIf(caisseId === null, 'caisseId', 'utilisateur.caisse-requise'),
    ...faultIf(caisseId !== null && caisseId === actuelleId, 'caisseId', 'entite.meme-caisse'),
    ...faultIf(isEmpty(commentaire), 'commentaireAffectationCaisseInstructrice', 'entite.motif-requis'),
  ];
}
