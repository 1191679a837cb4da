import type { Texts } from '@habilis/i18n/TextProvider';
import type { FileUploadProps } from '@habilis/ui/FileUpload';

/** What a field of files says, on any screen. */
export const uploadWords = (t: Texts): FileUploadProps['words'] => ({
  dropzone: t('upload.deposer'),
  browse: t('upload.parcourir'),
  remove: (nom) => t('upload.retirer', { nom }),
  replace: (nom) => t('upload.remplacer', { nom }),
  open: (nom) => t('upload.ouvrir', { nom }),
  progress: (nom, pourcent) => t('upload.envoi', { nom, pourcent }),
  chosen: (nom) => t('upload.choisi', { nom }),
  done: (nom) => t('upload.depose', { nom }),
  removed: (nom) => t('upload.retire', { nom }),
  refused: (nom, raison) => t('upload.refuse', { nom, raison }),
});
