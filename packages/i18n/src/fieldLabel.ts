import type { MessageKey } from '../compiled/MessageKey.ts';
import type { Formatter } from './createFormatter.ts';

const LABELS: Readonly<Record<string, MessageKey>> = {
  raisonSociale: 'entites.raison-sociale',
  siret: 'entites.siret',
  numeroDeclarationActivite: 'entites.nda',
  ndaEnCours: 'entites.nda-en-cours',
  regime: 'entites.regime',
  declarationUrssaf: 'entites.urssaf',
  dateAttestationUrssaf: 'entites.date-attestation',
  typeEntite: 'entites.type',
  adresse: 'entites.adresse',
  'adresse.ligne1': 'entites.adresse',
  'adresse.ligne2': 'entites.complement',
  'adresse.codePostalVille.codePostal': 'entites.code-postal',
  'adresse.codePostalVille.ville': 'entites.ville',
  contact: 'entites.contact',
  responsableLegal: 'entites.responsable',
  diffusion: 'entites.diffusion',
  diffusionEmail: 'entites.email',
  diffusionSiteWeb: 'entites.site',
};

/** What the form of a dossier administratif calls the field, the group of fields or the document at a path. */
export function fieldLabel(t: Formatter, path: string): string {
  const known = LABELS[path];
  if (known !== undefined) return t(known);
  if (/elephone/.test(path)) return t('entites.telephone');
  const [area = '', name = ''] = path.split('.');
  return t.find(area === 'fileUploads' ? `entites.piece.${name}` : `entites.${name}`) ?? path;
}
