import { useText } from '@habilis/i18n/TextProvider';
import { FileUpload } from '@habilis/ui/FileUpload';
import type { ReactNode } from 'react';
import { fieldId } from './fieldId.ts';
import type { ChosenFiles } from './useChosenFiles.ts';

/** A file slot of a form that is sent once: its chosen files, and the share already sent. */
export function ChosenFilesField({
  chosen,
  champ,
  label,
  isMultiple = false,
  isRequired = false,
  progress,
  faultOf,
}: {
  chosen: ChosenFiles;
  champ: string;
  label: string;
  isMultiple?: boolean;
  isRequired?: boolean;
  /** Null while nothing is being sent. */
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
      requiredLabel={isRequired ? t('modals.obligatoire') : undefined}
      optionalLabel={isRequired ? undefined : t('entites.facultatif')}
      description={limits}
      accept={accept}
      files={viewsOf(champ, progress)}
      isMultiple={isMultiple}
      isReadOnly={progress !== null}
      errorMessage={faultOf(path)}
      onAdd={(files) => add(champ, files)}
      onRemove={remove}
      onReplace={replace}
      // None is stored yet, so there is nothing to open.
      onOpen={() => undefined}
      words={words}
    />
  );
}
