/** A part of what a field holds: the key says whether it is the same thing, the wording how it is shown. */
export type Valeur = {
  readonly cle: string;
  readonly libelle: string;
  /** When a document was deposited: two may bear one name. */
  readonly deposeLe: string | null;
};
