import type { Valeur } from './Valeur.ts';

/** Start of the path of every slot of documents. */
export const FILE_UPLOADS = 'fileUploads.';

/** The data of a document that a point can be about. */
export type FichierAncrable = {
  readonly id: number;
  readonly champ: string;
  readonly userFilename: string;
  readonly deposeLe: string;
};

/** The documents in a slot; a replaced document counts as another one, even under the same name. */
export const valeursOfFichiers = (files: readonly FichierAncrable[], chemin: string): Valeur[] =>
  files
    .filter(({ champ }) => `${FILE_UPLOADS}${champ}` === chemin)
    .map(({ id, userFilename, deposeLe }) => ({ cle: String(id), libelle: userFilename, deposeLe }));
