/** Countries whose numbers begin with a 0 that is dialled from abroad too (ITU-T E.164, national plans). */
const KEEP_THEIR_0: readonly string[] = ['+39', '+225', '+242', '+378'];
/** What stands before numbers inside their country, where it is not a 0. */
const TRUNKS: Readonly<Record<string, RegExp>> = {
  '+7': /^8(?=\d{10}$)/,
  '+36': /^06(?=\d{8,9}$)/,
  '+375': /^80?(?=\d{9}$)/,
};

/** A number as it is dialled after the code of its country: without the 0, or what stands for it, that is dialled only inside it (rules/formats#telephones). */
export const numeroDepuisAilleurs = ({
  indicatif,
  numero,
}: {
  readonly indicatif: string;
  readonly numero: string;
}): string => (KEEP_THEIR_0.includes(indicatif) ? numero : numero.replace(TRUNKS[indicatif] ?? /^0/, ''));
