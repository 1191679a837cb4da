/** The number of a habilitation: sequence, year, niveau, two-digit rank among its renewals (rules/demandes#numbers). */
export function numeroHabilitation(parts: {
  readonly sequence: number;
  readonly annee: number;
  readonly code: string;
  readonly indice: number;
}): string {
  const { sequence, annee, code, indice } = parts;
  return `${sequence}/${annee}/${code}/${String(indice).padStart(2, '0')}`;
}
