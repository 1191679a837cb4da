import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { CHAMP_LETTRE_ENGAGEMENT } from '@habilis/domain/demande-habilitation/champsFixes';
import type { Texts } from '@habilis/i18n/TextProvider';

/** The slots of documents that a demande of a niveau fills, those of every tab (DN3). */
export function slotsOf(t: Texts, niveau: DispositifNiveau) {
  const { pedagogiqueUploadFieldsConfig, techniqueUploadFieldsConfig, avecTechnique } = niveau;
  const champs = [...pedagogiqueUploadFieldsConfig, ...(avecTechnique ? techniqueUploadFieldsConfig : [])];
  return [
    ...champs
      .filter(({ retire }) => !retire)
      .map(({ id, libelle, obligatoire }) => ({ champ: String(id), label: libelle, obligatoire })),
    { champ: CHAMP_LETTRE_ENGAGEMENT, label: t('habilitations.demande.lettre-signee'), obligatoire: true },
  ];
}
