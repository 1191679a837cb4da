import { application } from '@habilis/api/application/endpoints';
import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { useEffect, useState } from 'react';
import { call } from '../session/call.ts';
import { useServerProperties } from '../boot/useServerProperties.ts';
import { acceptOf } from './acceptOf.ts';
import { type ChosenFile, judgeFile } from './judgeFile.ts';

function useExtensions(): readonly string[] {
  const [extensions, setExtensions] = useState<readonly string[]>([]);
  useEffect(() => {
    call(application.applicationProperties, {}, { background: true }).then(
      ({ allowedFileExtensions }) => setExtensions(allowedFileExtensions),
      () => undefined,
    );
  }, []);
  return extensions;
}

/** Which files may be sent: for the picker, the check and the help text. */
export function useFileRules() {
  const t = useText();
  const { maxFileBytes } = useServerProperties();
  const extensions = useExtensions();
  return {
    accept: acceptOf(extensions),
    /** The limits, in words. */
    limits: t('upload.aide', { extensions: extensions.join(', '), taille: formatFileSize(maxFileBytes) }),
    words: {
      dropzone: t('upload.deposer'),
      browse: t('upload.parcourir'),
      remove: (nom: string) => t('upload.retirer', { nom }),
      replace: (nom: string) => t('upload.remplacer', { nom }),
      open: (nom: string) => t('upload.ouvrir', { nom }),
      progress: (nom: string, pourcent: number) => t('upload.envoi', { nom, pourcent }),
    },
    judge: (file: File): ChosenFile => judgeFile(file, { extensions, maxFileBytes }),
  };
}
