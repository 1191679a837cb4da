import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { normalizeHabilisId } from '../identifiant/normalizeHabilisId.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** What is wrong with a formateur about to be declared: an identifier and the name are owed, and each is declared once (DX922). */
export function formateurFaults(
  { habilisId, nom }: { readonly habilisId: string; readonly nom: string },
  declared: readonly string[],
): FieldFault[] {
  const id = normalizeHabilisId(habilisId);
  return [
    ...faultIf(id === null, 'habilisId', 'habilitations.demande.formateur-identifiant-invalide'),
    ...faultIf(id !== null && declared.includes(id), 'habilisId', 'habilitations.demande.formateur-deja'),
    ...faultIf(isEmpty(nom), 'nom', 'champ.nom-requis'),
  ];
}
