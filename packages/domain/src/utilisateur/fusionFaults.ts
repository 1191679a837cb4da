import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';

/** What is wrong with the confirmation of a merge: it is the identifier of the account that goes, typed (U7). */
export const fusionFaults = (confirmation: string, absorbeHabilisId: string): FieldFault[] =>
  faultIf(confirmation.trim().toUpperCase() !== absorbeHabilisId, 'confirmation', 'utilisateur.fusion-confirmation');
