import { file as fileEndpoints } from '@habilis/api/file/endpoints';
import { piecesRequises } from '@habilis/domain/demande-administrative/piecesRequises';
import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { FileUpload } from '@habilis/ui/FileUpload';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { call } from '../../session/call.ts';
import { fileViews } from './fileViews.ts';
import { saveBlob } from '../../shell/saveBlob.ts';
import { fieldId } from './TabProps.ts';
import type { OpenDemande } from './useDemandeDocument.ts';
import { useFiles } from './useFiles.ts';

type Props = {
  readonly open: OpenDemande;
  readonly faultOf: (path: string) => string | undefined;
  readonly isReadOnly: boolean;
};

async function download(key: string): Promise<void> {
  const { blob, filename } = await call(fileEndpoints.download, { params: { id: Number(key) } });
  saveBlob(blob, filename ?? key);
}

/** The documents of the request: each has its slot, and leaves with the draft. */
export function PiecesTab({ open, faultOf, isReadOnly }: Props): ReactNode {
  const t = useText();
  const { extensions, maxFileBytes, add, remove, replace } = useFiles(open);
  const words = {
    dropzone: t('upload.deposer'),
    browse: t('upload.parcourir'),
    remove: (nom: string) => t('upload.retirer', { nom }),
    replace: (nom: string) => t('upload.remplacer', { nom }),
    open: (nom: string) => t('upload.ouvrir', { nom }),
    progress: (nom: string, pourcent: number) => t('upload.envoi', { nom, pourcent }),
  };
  const help = t('upload.aide', { extensions: extensions.join(', '), taille: formatFileSize(maxFileBytes) });
  const slots = piecesRequises(open.state.saisie).map((slot) => ({
    ...slot,
    files: fileViews(open.state, slot.champ),
  }));
  const isShown = (files: readonly unknown[], obligatoire: boolean) => !isReadOnly || obligatoire || files.length > 0;
  const shown = slots.filter(({ files, obligatoire }) => isShown(files, obligatoire));
  if (shown.length === 0) return <Text tone="subtle">{t('upload.aucune')}</Text>;
  return (
    <Stack gap={28}>
      {shown.map(({ champ, obligatoire, files }) => (
        <FileUpload
          key={champ}
          id={fieldId(`fileUploads.${champ}`)}
          label={t(`entites.piece.${champ}`)}
          optionalLabel={obligatoire ? undefined : t('entites.facultatif')}
          {...(isReadOnly ? (files.length === 0 ? { description: t('upload.aucune') } : {}) : { description: help })}
          accept={extensions.map((extension) => `.${extension}`)}
          files={files}
          isMultiple={champ === 'autre'}
          isReadOnly={isReadOnly}
          errorMessage={faultOf(`fileUploads.${champ}`)}
          onAdd={(files) => add(champ, files)}
          onRemove={remove}
          onReplace={(key, file) => replace(champ, key, file)}
          // The catalogue tells a failed download.
          onOpen={(key) => void download(key).catch(() => undefined)}
          words={words}
        />
      ))}
    </Stack>
  );
}
