import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { CHAMP_LETTRE_ENGAGEMENT } from '@habilis/domain/demande-habilitation/champsFixes';
import type { Texts } from '@habilis/i18n/TextProvider';

type Fields = Pick<DispositifNiveau, 'pedagogiqueUploadFieldsConfig' | 'techniqueUploadFieldsConfig'>;

/** The part of its tab where the field of a path stands, when several stand there: a document by its name, a platform or a trainer by its rank. */
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
