/** Countries whose numbers begin with a 0 that is dialled from abroad too (ITU-T E.164, national plans). */
const KEEP_THEIR_0: readonly string[] = ['+39', '+225', '+242'];

/** A number as it is dialled after the code of its country: without the 0 that stands only inside it (domain, A.5). */
export const numeroDepuisAilleurs = ({
  indicatif,
  numero,
}: {
  readonly indicatif: string;
  readonly numero: string;
}): string => (KEEP_THEIR_0.includes(indicatif) ? numero : numero.replace(/^0/, ''));
