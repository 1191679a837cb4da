import type { Valeur } from './Valeur.ts';

/** What the paths of all slots of documents begin with. */
export const FILE_UPLOADS = 'fileUploads.';

/** A document of a request, as far as a point may be about it. */
export type FichierAncrable = {
  readonly id: number;
  readonly champ: string;
  readonly userFilename: string;
  readonly deposeLe: string;
};

/** The documents that stand in the slot of a path; one that was replaced is another one, whatever its name. */
export const valeursOfFichiers = (files: readonly FichierAncrable[], chemin: string): Valeur[] =>
  files
    .filter(({ champ }) => `${FILE_UPLOADS}${champ}` === chemin)
    .map(({ id, userFilename, deposeLe }) => ({ cle: String(id), libelle: userFilename, deposeLe }));
