import type { DemandeAdministrativeSaisie } from '../demande-administrative/DemandeAdministrativeSaisie.ts';
import { PIECES } from '../demande-administrative/piecesRequises.ts';
import type { ContenuAncrable, Valeur } from './valeurAncree.ts';

const FILES = 'fileUploads.';

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
  ...PIECES.map((piece) => `${FILES}${piece}`),
];

/** What of an administrative request a point may be about. */
export type ContenuAdministratif = {
  readonly saisie: DemandeAdministrativeSaisie;
  readonly fileUploads: ContenuAncrable['fileUploads'];
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
  if (ancre.startsWith(FILES)) {
    const files = fileUploads.filter(({ champ }) => champ === ancre.slice(FILES.length));
    return files.map(({ id, userFilename, deposeLe }) => ({ cle: String(id), libelle: userFilename, deposeLe }));
  }
  return leavesOf(saisie, '')
    .filter(({ path }) => isOfAncre(path, ancre))
    .map(({ path, value }) => ({ cle: `${path}=${value}`, libelle: value, deposeLe: null }));
}
