import type { Valeur } from '../complement/Valeur.ts';
import { FILE_UPLOADS, type FichierAncrable, valeursOfFichiers } from '../complement/valeursOfFichiers.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { PIECES } from './piecesRequises.ts';

/** Fields, groups of fields and slots that a point on a demande administrative can target, in the form's order. */
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

/** The content of a demande administrative that a point can be about. */
export type ContenuAdministratif = {
  readonly saisie: DemandeAdministrativeSaisie;
  readonly fileUploads: readonly FichierAncrable[];
};

/** Whether a field is part of what an anchor targets. */
export const isOfAncre = (path: string, ancre: string): boolean =>
  path === ancre || path.startsWith(`${ancre}.`) || (ancre === 'diffusion' && path.startsWith('diffusion'));

/** Each field that is filled in, with its path. */
function leavesOf(value: unknown, path: string): { readonly path: string; readonly value: string }[] {
  if (typeof value === 'boolean') return [{ path, value: value ? 'true' : 'false' }];
  if (typeof value === 'string') return value === '' ? [] : [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, path === '' ? key : `${path}.${key}`));
}

/** The present value at an anchor of a demande administrative, in parts (DA740). */
export function valeurAdministrative({ saisie, fileUploads }: ContenuAdministratif, ancre: string): Valeur[] {
  if (ancre.startsWith(FILE_UPLOADS)) return valeursOfFichiers(fileUploads, ancre);
  return leavesOf(saisie, '')
    .filter(({ path }) => isOfAncre(path, ancre))
    .map(({ path, value }) => ({ cle: `${path}=${value}`, libelle: value, deposeLe: null }));
}
