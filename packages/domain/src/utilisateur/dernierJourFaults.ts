import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';

/** What is wrong with the last day of a role: it has not passed; null ends the role now, undefined is a form that holds no day yet. */
export const dernierJourFaults = (dernierJour: string | null | undefined, today: string): FieldFault[] => [
  ...faultIf(dernierJour === undefined, 'dernierJour', 'utilisateur.dernier-jour-requis'),
  ...faultIf((dernierJour ?? today) < today, 'dernierJour', 'utilisateur.dernier-jour-passe'),
];
