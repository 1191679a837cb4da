import { application } from '@habilis/api/application/endpoints';
import { file as fileEndpoints } from '@habilis/api/file/endpoints';
import { type Piece, piecesRequises } from '@habilis/domain/demande-administrative/piecesRequises';
import { cleanFileName } from '@habilis/domain/file-name/cleanFileName';
import { hasAllowedExtension } from '@habilis/domain/file-name/hasAllowedExtension';
import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { FileUpload, type UploadedFileView } from '@habilis/ui/FileUpload';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { saveBlob } from './saveBlob.ts';
import { fieldId } from './TabProps.ts';
import type { DemandeForm } from './useDemandeForm.ts';

type Props = {
  readonly form: DemandeForm;
  readonly faultOf: (path: string) => string | undefined;
  readonly isReadOnly: boolean;
};
type Refused = {
  readonly key: string;
  readonly champ: string;
  readonly name: string;
  readonly size: number;
  readonly title: string;
};

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

/** The documents of the request: each has its slot, and leaves with the draft. */
export function PiecesTab({ form, faultOf, isReadOnly }: Props): ReactNode {
  const t = useText();
  const { maxFileBytes } = useServerProperties();
  const extensions = useExtensions();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { demande, newFiles, removed, saisie } = form.state;
  const isFailed = form.status.kind === 'error' || form.status.kind === 'stopped';

  const faultOfFile = (file: File): string | undefined => {
    if (extensions.length > 0 && !hasAllowedExtension(file.name, extensions)) return 'fichier.extension-interdite';
    if (file.size > maxFileBytes) return 'fichier.trop-gros';
    return file.size === 0 ? 'fichier.vide' : undefined;
  };
  const add = (champ: Piece, files: readonly File[], without: ReadonlySet<number> = removed) => {
    const judged = files.map((file) => ({ key: crypto.randomUUID(), champ, file, title: faultOfFile(file) }));
    setRefused([
      ...refused.filter((one) => one.champ !== champ),
      ...judged.flatMap(({ key, file, title }) =>
        title === undefined ? [] : [{ key, champ, name: file.name, size: file.size, title }],
      ),
    ]);
    const good = judged.flatMap(({ key, file, title }) =>
      title === undefined
        ? [{ key, champ, file: new File([file], cleanFileName(file.name), { type: file.type }) }]
        : [],
    );
    if (good.length > 0 || without !== removed) form.change({ newFiles: [...newFiles, ...good], removed: without });
  };
  const remove = (key: string) => {
    setRefused(refused.filter((one) => one.key !== key));
    if (newFiles.some((one) => one.key === key)) form.change({ newFiles: newFiles.filter((one) => one.key !== key) });
    else if (demande.fileUploads.some(({ id }) => String(id) === key))
      form.change({ removed: new Set([...removed, Number(key)]) });
  };
  const replace = (champ: Piece, key: string, file: File) => {
    const isStored = demande.fileUploads.some(({ id }) => String(id) === key);
    if (faultOfFile(file) === undefined && !isStored) remove(key);
    add(champ, [file], isStored && faultOfFile(file) === undefined ? new Set([...removed, Number(key)]) : removed);
  };
  const open = async (key: string) => {
    const { blob, filename } = await call(fileEndpoints.download, { params: { id: Number(key) } });
    saveBlob(blob, filename ?? key);
  };
  const viewsOf = (champ: Piece): UploadedFileView[] => [
    ...demande.fileUploads
      .filter((one) => one.champ === champ && !removed.has(one.id))
      .map(({ id, userFilename, taille }) => ({
        key: String(id),
        name: userFilename,
        sizeLabel: formatFileSize(taille),
        state: 'done' as const,
      })),
    ...newFiles
      .filter((one) => one.champ === champ)
      .map(({ key, file }) => ({
        key,
        name: file.name,
        sizeLabel: formatFileSize(file.size),
        state: isFailed ? ('pending' as const) : ('uploading' as const),
        progress: form.progress,
      })),
    ...refused
      .filter((one) => one.champ === champ)
      .map(({ key, name, size, title }) => ({
        key,
        name,
        sizeLabel: formatFileSize(size),
        state: 'error' as const,
        errorMessage: t.find(`erreurs.${title}`),
      })),
  ];
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
      {piecesRequises(saisie).map(({ champ, obligatoire }) => (
        <FileUpload
          key={champ}
          id={fieldId(`fileUploads.${champ}`)}
          label={t(`entites.piece.${champ}`)}
          optionalLabel={obligatoire ? undefined : t('entites.facultatif')}
          description={t('upload.aide', { extensions: extensions.join(', '), taille: formatFileSize(maxFileBytes) })}
          accept={extensions.map((extension) => `.${extension}`)}
          files={viewsOf(champ)}
          isMultiple={champ === 'autre'}
          isReadOnly={isReadOnly}
          errorMessage={faultOf(`fileUploads.${champ}`)}
          onAdd={(files) => add(champ, files)}
          onRemove={remove}
          onReplace={(key, file) => replace(champ, key, file)}
          onOpen={(key) => void open(key).catch(() => undefined)}
          words={words}
        />
      ))}
    </Stack>
  );
}
