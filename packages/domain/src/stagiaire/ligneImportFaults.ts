import { type FieldFault, faultIf } from '../field-fault/faultIf.ts';

/** What the look-up of a line found, with what was chosen. */
export type LigneTrouvee = {
  /** Somebody with this identifier, whose name may be another. */
  readonly parIdentifiant: 'inconnu' | 'autre-nom' | 'connu' | null;
  readonly hasProches: boolean;
  readonly isChosen: boolean;
  /** Already in the session, or on an earlier line of the file. */
  readonly isTwice: boolean;
};

/** What keeps a line from being imported, of what is known of the person; its own fields are judged by `stagiaireLineFaults` (SC22, SC23). */
export const ligneImportFaults = ({ parIdentifiant, hasProches, isChosen, isTwice }: LigneTrouvee): FieldFault[] => [
  ...faultIf(parIdentifiant === 'inconnu', 'habilisId', 'session-certification.stagiaire-inconnu'),
  ...faultIf(parIdentifiant === 'autre-nom', 'nom', 'session-certification.stagiaire-autre-nom'),
  ...faultIf(isTwice, 'nom', 'session-certification.stagiaire-en-double'),
  ...faultIf(hasProches && !isChosen, 'nom', 'session-certification.choix-attendu'),
];
