/** A telephone number as it is read: in pairs, its country said unless it is France (study A.5). */
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
