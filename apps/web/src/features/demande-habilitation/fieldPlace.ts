import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { CHAMP_LETTRE_ENGAGEMENT } from '@habilis/domain/demande-habilitation/champsFixes';
import type { Texts } from '@habilis/i18n/TextProvider';

type Fields = Pick<DispositifNiveau, 'pedagogiqueUploadFieldsConfig' | 'techniqueUploadFieldsConfig'>;

/** Where the field of a path is in its tab, when the tab holds several: the name of a document, the rank of a platform or formateur. */
export function fieldPlace(t: Texts, path: string, niveau: Fields | null): string | undefined {
  const [area, name = ''] = path.split('.');
  if (area === 'plateformesFixes' && name !== '') {
    return t('habilitations.demande.plateforme', { rang: Number(name) + 1 });
  }
  if (area === 'formateurs' && name !== '')
    return t('habilitations.demande.formateur-rang', { rang: Number(name) + 1 });
  if (area !== 'fileUploads') return undefined;
  if (name === CHAMP_LETTRE_ENGAGEMENT) return t('habilitations.demande.lettre-signee');
  const fields = [...(niveau?.pedagogiqueUploadFieldsConfig ?? []), ...(niveau?.techniqueUploadFieldsConfig ?? [])];
  return fields.find(({ id }) => String(id) === name)?.libelle;
}
