import { withoutSpaces } from '../identifiant/withoutSpaces.ts';

/** A telephone as it is sent: no space in the number (specification, section 5). */
export function normalizeTelephone(telephone: { readonly indicatif: string | null; readonly numero: string | null }): {
  indicatif: string | null;
  numero: string | null;
} {
  const numero = telephone.numero === null ? '' : withoutSpaces(telephone.numero);
  return { indicatif: telephone.indicatif, numero: numero === '' ? null : numero };
}
