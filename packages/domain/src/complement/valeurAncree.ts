/** A part of what a field holds: the key says whether it is the same thing, the wording how it is shown. */
export type Valeur = {
  readonly cle: string;
  readonly libelle: string;
  /** When a document was deposited: two may bear one name. */
  readonly deposeLe: string | null;
};

/** What of a request a point may be about. */
export type ContenuAncrable = {
  readonly formateurs: readonly { readonly habilisId: string; readonly nomPrenom: string }[];
  readonly plateformesFixes: readonly {
    readonly adresse: {
      readonly ligne1: string | null;
      readonly ligne2: string | null;
      readonly codePostalVille: { readonly codePostal: string | null; readonly ville: string | null };
    };
  }[];
  readonly plateformeMobile: boolean;
  readonly fileUploads: readonly {
    readonly id: number;
    readonly champ: string;
    readonly userFilename: string;
    readonly deposeLe: string;
  }[];
};

const FILES = 'fileUploads.';

function addressOf({ adresse }: ContenuAncrable['plateformesFixes'][number]): Valeur {
  const { ligne1, ligne2, codePostalVille } = adresse;
  const place = [codePostalVille.codePostal, codePostalVille.ville].filter(Boolean).join(' ');
  const libelle = [ligne1, ligne2, place].filter(Boolean).join(', ');
  return { cle: libelle, libelle, deposeLe: null };
}

/** What stands at an anchor now, in its parts; a document that was replaced is another one, whatever its name. */
export function valeurAncree(contenu: ContenuAncrable, chemin: string): Valeur[] {
  const { formateurs, plateformesFixes, plateformeMobile, fileUploads } = contenu;
  if (chemin.startsWith(FILES)) {
    const files = fileUploads.filter(({ champ }) => champ === chemin.slice(FILES.length));
    return files.map(({ id, userFilename, deposeLe }) => ({ cle: String(id), libelle: userFilename, deposeLe }));
  }
  if (chemin === 'formateurs')
    return formateurs.map(({ habilisId, nomPrenom }) => ({
      cle: habilisId,
      libelle: `${nomPrenom} (${habilisId})`,
      deposeLe: null,
    }));
  if (chemin === 'plateformesFixes') return plateformesFixes.map(addressOf);
  return plateformeMobile ? [{ cle: 'mobile', libelle: 'mobile', deposeLe: null }] : [];
}
