import { application } from '@habilis/api/application/endpoints';
import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { useEffect, useState } from 'react';
import { call } from '../session/call.ts';
import { useServerProperties } from '../boot/useServerProperties.ts';
import { acceptOf } from './acceptOf.ts';
import { type ChosenFile, judgeFile } from './judgeFile.ts';

function useExtensions(only: readonly string[] | undefined): readonly string[] {
  const [extensions, setExtensions] = useState<readonly string[]>([]);
  const isAsked = only === undefined;
  useEffect(() => {
    if (!isAsked) return;
    call(application.applicationProperties, {}, { background: true }).then(
      ({ allowedFileExtensions }) => setExtensions(allowedFileExtensions),
      () => undefined,
    );
  }, [isAsked]);
  return only ?? extensions;
}

/** Which files may be sent: for the picker, the check and the help text; `only` instead of what the settings allow. */
export function useFileRules(only?: readonly string[]) {
  const t = useText();
  const { maxFileBytes } = useServerProperties();
  const extensions = useExtensions(only);
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
