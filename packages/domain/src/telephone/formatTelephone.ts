/** A telephone number for display: in pairs, with its country unless it is France (study A.5). */
export function formatTelephone({
  indicatif,
  numero,
}: {
  readonly indicatif: string;
  readonly numero: string;
}): string {
  const pairs = numero.replaceAll(/\d{2}(?=\d)/g, '$& ');
  return indicatif === '+33' ? pairs : `${indicatif} ${pairs}`;
}
