import { application } from '@habilis/api/application/endpoints';
import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { useEffect, useState } from 'react';
import { call } from '../session/call.ts';
import { useServerProperties } from '../boot/useServerProperties.ts';
import { acceptOf } from './acceptOf.ts';
import { type ChosenFile, judgeFile } from './judgeFile.ts';
import { uploadWords } from './uploadWords.ts';

/** Extensions of a form's own, or those that the settings allow for manuals. */
type Only = readonly string[] | 'manuel';

function useExtensions(only: Only | undefined): readonly string[] {
  const [extensions, setExtensions] = useState<readonly string[]>([]);
  const isOfManuel = only === 'manuel';
  const isAsked = only === undefined || isOfManuel;
  useEffect(() => {
    if (!isAsked) return;
    call(application.applicationProperties, {}, { background: true }).then(
      ({ allowedFileExtensions, allowedManuelFileExtensions }) =>
        setExtensions(isOfManuel ? allowedManuelFileExtensions : allowedFileExtensions),
      () => undefined,
    );
  }, [isAsked, isOfManuel]);
  return only === undefined || isOfManuel ? extensions : only;
}

/** Which files may be sent: for the picker, the check and the help text; `only` instead of what the settings allow. */
export function useFileRules(only?: Only) {
  const t = useText();
  const { maxFileBytes } = useServerProperties();
  const extensions = useExtensions(only);
  return {
    accept: acceptOf(extensions),
    /** The limits, in words. */
    limits: t('upload.aide', { extensions: extensions.join(', '), taille: formatFileSize(maxFileBytes) }),
    words: uploadWords(t),
    judge: (file: File, onLate: (refused: ChosenFile) => void): ChosenFile =>
      judgeFile(file, { extensions, maxFileBytes }, onLate),
  };
}
