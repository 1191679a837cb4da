import { cleanName } from '../clean-text/cleanName.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';

/** Who a holder says that they are, at an address that several share. */
export type TitulaireDit = { readonly nom: string; readonly prenom: string; readonly dateNaissance: string | null };

/** What is missing of who a holder says that they are (C913). */
export function titulaireFaults({ nom, prenom, dateNaissance }: TitulaireDit): FieldFault[] {
  return [
    ...faultIf(cleanName(nom) === '', 'nom', 'champ.nom-requis'),
    ...faultIf(cleanName(prenom) === '', 'prenom', 'champ.prenom-requis'),
    ...faultIf(
      dateNaissance === null || dateNaissance === '',
      'dateNaissance',
      'session-certification.naissance-requise',
    ),
  ];
}
