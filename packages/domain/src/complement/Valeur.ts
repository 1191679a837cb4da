/** One part of a field's value: the key identifies it, the wording is shown. */
export type Valeur = {
  readonly cle: string;
  readonly libelle: string;
  /** When a document was deposited: two documents may have the same name. */
  readonly deposeLe: string | null;
};
