import type { Valeur } from '../complement/Valeur.ts';
import { FILE_UPLOADS, type FichierAncrable, valeursOfFichiers } from '../complement/valeursOfFichiers.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { PIECES } from './piecesRequises.ts';

/** The fields, groups of fields and slots to which a point about an administrative request may be anchored, in the form's order. */
export const ANCRES_ADMINISTRATIVES: readonly string[] = [
  'raisonSociale',
  'siret',
  'typeEntite',
  'regime',
  'numeroDeclarationActivite',
  'declarationUrssaf',
  'dateAttestationUrssaf',
  'adresse',
  'responsableLegal',
  'contact',
  'diffusion',
  ...PIECES.map((piece) => `${FILE_UPLOADS}${piece}`),
];

/** What of an administrative request a point may be about. */
export type ContenuAdministratif = {
  readonly saisie: DemandeAdministrativeSaisie;
  readonly fileUploads: readonly FichierAncrable[];
};

/** Whether the field of a path belongs to what an anchor points at. */
export const isOfAncre = (path: string, ancre: string): boolean =>
  path === ancre || path.startsWith(`${ancre}.`) || (ancre === 'diffusion' && path.startsWith('diffusion'));

/** Each field that holds something, with its path. */
function leavesOf(value: unknown, path: string): { readonly path: string; readonly value: string }[] {
  if (typeof value === 'boolean') return [{ path, value: value ? 'true' : 'false' }];
  if (typeof value === 'string') return value === '' ? [] : [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, path === '' ? key : `${path}.${key}`));
}

/** What stands at an anchor of an administrative request now, in its parts (DA740). */
export function valeurAdministrative({ saisie, fileUploads }: ContenuAdministratif, ancre: string): Valeur[] {
  if (ancre.startsWith(FILE_UPLOADS)) return valeursOfFichiers(fileUploads, ancre);
  return leavesOf(saisie, '')
    .filter(({ path }) => isOfAncre(path, ancre))
    .map(({ path, value }) => ({ cle: `${path}=${value}`, libelle: value, deposeLe: null }));
}
