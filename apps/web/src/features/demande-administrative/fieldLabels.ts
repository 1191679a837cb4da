import type { MessageKey } from '@habilis/i18n/MessageKey';
import type { Texts } from '@habilis/i18n/TextProvider';

const LABELS: Readonly<Record<string, MessageKey>> = {
  raisonSociale: 'entites.raison-sociale',
  siret: 'entites.siret',
  numeroDeclarationActivite: 'entites.nda',
  ndaEnCours: 'entites.nda-en-cours',
  regime: 'entites.regime',
  declarationUrssaf: 'entites.urssaf',
  dateAttestationUrssaf: 'entites.date-attestation',
  typeEntite: 'entites.type',
  'adresse.ligne1': 'entites.adresse',
  'adresse.ligne2': 'entites.complement',
  'adresse.codePostalVille.codePostal': 'entites.code-postal',
  'adresse.codePostalVille.ville': 'entites.ville',
  diffusion: 'entites.diffusion',
  diffusionEmail: 'entites.email',
  diffusionSiteWeb: 'entites.site',
};

/** The label in the form of the field or document at a path. */
export function fieldLabel(t: Texts, path: string): string {
  const known = LABELS[path];
  if (known !== undefined) return t(known);
  if (/elephone/.test(path)) return t('entites.telephone');
  const [area = '', name = ''] = path.split('.');
  return t.find(area === 'fileUploads' ? `entites.piece.${name}` : `entites.${name}`) ?? path;
}

/** The part of the tab that holds a field, when its label appears there twice. */
export function partLabel(t: Texts, path: string): string | undefined {
  if (path.startsWith('responsableLegal')) return t('entites.responsable');
  if (path.startsWith('contact')) return t('entites.contact');
  return path.startsWith('fileUploads') ? fieldLabel(t, path) : undefined;
}
