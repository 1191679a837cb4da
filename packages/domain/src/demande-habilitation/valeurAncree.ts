import type { Valeur } from '../complement/Valeur.ts';
import { FILE_UPLOADS, type FichierAncrable, valeursOfFichiers } from '../complement/valeursOfFichiers.ts';

/** The content of a demande that a point can be about. */
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
  readonly fileUploads: readonly FichierAncrable[];
};

function addressOf({ adresse }: ContenuAncrable['plateformesFixes'][number]): Valeur {
  const { ligne1, ligne2, codePostalVille } = adresse;
  const place = [codePostalVille.codePostal, codePostalVille.ville].filter(Boolean).join(' ');
  const libelle = [ligne1, ligne2, place].filter(Boolean).join(', ');
  return { cle: libelle, libelle, deposeLe: null };
}

/** The present value at an anchor, in parts. */
export function valeurAncree(contenu: ContenuAncrable, chemin: string): Valeur[] {
  const { formateurs, plateformesFixes, plateformeMobile, fileUploads } = contenu;
  if (chemin.startsWith(FILE_UPLOADS)) return valeursOfFichiers(fileUploads, chemin);
  if (chemin === 'formateurs')
    return formateurs.map(({ habilisId, nomPrenom }) => ({
      cle: habilisId,
      libelle: `${nomPrenom} (${habilisId})`,
      deposeLe: null,
    }));
  if (chemin === 'plateformesFixes') return plateformesFixes.map(addressOf);
  return plateformeMobile ? [{ cle: 'mobile', libelle: 'mobile', deposeLe: null }] : [];
}
