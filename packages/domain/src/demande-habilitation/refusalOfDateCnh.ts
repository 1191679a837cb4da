import type { FieldFault } from '../field-fault/faultIf.ts';

/** Why a day is none for a commission; each is a key under `erreurs.`. */
export type RefusDateCnh = 'demande.date-cnh-requise' | 'demande.date-cnh-passee' | 'demande.date-cnh-lointaine';

/** Why a commission cannot be planned on a day, null when it can (rules/demandes#steps; DH26, DH27, DH66). */
export function refusalOfDateCnh(
  dateCnh: string | null,
  { today, horizon }: { readonly today: string; readonly horizon: string },
): RefusDateCnh | null {
  if (dateCnh === null) return 'demande.date-cnh-requise';
  if (dateCnh > horizon) return 'demande.date-cnh-lointaine';
  return dateCnh < today ? 'demande.date-cnh-passee' : null;
}

/** The same, at its field. */
export function dateCnhFaults(...about: Parameters<typeof refusalOfDateCnh>): FieldFault[] {
  const title = refusalOfDateCnh(...about);
  return title === null ? [] : [{ path: 'dateCnh', title }];
}
