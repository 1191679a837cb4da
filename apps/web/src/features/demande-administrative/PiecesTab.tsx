import { file as fileEndpoints } from '@habilis/api/file/endpoints';
import { piecesRequises } from '@habilis/domain/demande-administrative/piecesRequises';
import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { FileUpload } from '@habilis/ui/FileUpload';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { call } from '../../session/call.ts';
import { fileViews } from './fileViews.ts';
import { saveBlob } from './saveBlob.ts';
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
  return (
    <Stack gap={28}>
      {piecesRequises(open.state.saisie).map(({ champ, obligatoire }) => (
        <FileUpload
          key={champ}
          id={fieldId(`fileUploads.${champ}`)}
          label={t(`entites.piece.${champ}`)}
          optionalLabel={obligatoire ? undefined : t('entites.facultatif')}
          description={t('upload.aide', { extensions: extensions.join(', '), taille: formatFileSize(maxFileBytes) })}
          accept={extensions.map((extension) => `.${extension}`)}
          files={fileViews(t, open.state, champ)}
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
