import { useText } from '@habilis/i18n/TextProvider';
import { FileUpload } from '@habilis/ui/FileUpload';
import type { ReactNode } from 'react';
import { fieldId } from './fieldId.ts';
import type { ChosenFiles } from './useChosenFiles.ts';

/** A slot of a form that is sent once: the files chosen for it, and the share that has left. */
export function ChosenFilesField({
  chosen,
  champ,
  label,
  isMultiple = false,
  progress,
  faultOf,
}: {
  chosen: ChosenFiles;
  champ: string;
  label: string;
  isMultiple?: boolean;
  /** Null while nothing leaves. */
  progress: number | null;
  faultOf: (path: string) => string | undefined;
}): ReactNode {
  const t = useText();
  const { accept, limits, words, viewsOf, add, remove, replace } = chosen;
  const path = `fileUploads.${champ}`;
  return (
    <FileUpload
      id={fieldId(path)}
      label={label}
      optionalLabel={t('entites.facultatif')}
      description={limits}
      accept={accept}
      files={viewsOf(champ, progress)}
      isMultiple={isMultiple}
      isReadOnly={progress !== null}
      errorMessage={faultOf(path)}
      onAdd={(files) => add(champ, files)}
      onRemove={remove}
      onReplace={replace}
      // None of them is stored: there is nothing to open.
      onOpen={() => undefined}
      words={words}
    />
  );
}
