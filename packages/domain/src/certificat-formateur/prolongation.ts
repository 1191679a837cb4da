import { addMonths } from '../date/addMonths.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** Most months by which one step extends a formateur's certificat (C6). */
export const MOIS_PROLONGATION = 12;

/** Why an extension is refused; each is a key under `erreurs.certificat-formateur.`. */
export type RefusProlongation = 'sans-fin' | 'fin-avant' | 'fin-lointaine';

/** The last day that one step may extend a certificat to. */
export const finProlongationMax = (dateFin: string): string => addMonths(dateFin, MOIS_PROLONGATION);

/** Why a certificat cannot be extended to a day, null when it can: later than its end, by twelve months at most (C6). */
export function refusalOfProlongation(dateFin: string | null, asked: string): RefusProlongation | null {
  if (dateFin === null) return 'sans-fin';
  if (asked <= dateFin) return 'fin-avant';
  return asked > finProlongationMax(dateFin) ? 'fin-lointaine' : null;
}

/** What is wrong with an extension: its day, and its reason (C6). */
export function prolongationFaults(
  dateFin: string | null,
  typed: { readonly dateFin: string | null; readonly motif: string },
): FieldFault[] {
  const isMissing = isEmpty(typed.dateFin);
  const refusal = isMissing ? null : refusalOfProlongation(dateFin, typed.dateFin ?? '');
  return [
    ...faultIf(isMissing, 'dateFin', 'certificat-formateur.fin-requise'),
    ...faultIf(refusal !== null, refusal === 'sans-fin' ? '' : 'dateFin', `certificat-formateur.${refusal}`),
    ...faultIf(isEmpty(typed.motif), 'motif', 'certificat-formateur.motif-requis'),
  ];
}
