import type { ContactFormulaire } from '@habilis/api/support/ContactMessage';
import { cleanFileName } from '@habilis/domain/file-name/cleanFileName';
import { hasAllowedExtension } from '@habilis/domain/file-name/hasAllowedExtension';
import { formatFileSize } from '@habilis/i18n/format';
import type { UploadedFileView } from '@habilis/ui/FileUpload';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { problemText } from '../../shell/reportError.ts';

type Piece = { readonly key: string; readonly file: File; readonly refusal: string | undefined };

export type Pieces = {
  /** Those that may leave. */
  readonly files: readonly File[];
  readonly views: (progress: number | null) => UploadedFileView[];
  /** What keeps them from leaving together: a title of refusal. */
  readonly fault: string | undefined;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly replace: (key: string, file: File) => void;
};

/** The documents of a message; one that cannot be sent is told so at once. */
export function usePieces(
  { nombreMaxPieces, tailleMaxEnvoiOctets }: ContactFormulaire,
  extensions: readonly string[],
): Pieces {
  const { maxFileBytes } = useServerProperties();
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const refusalOf = (file: File): string | undefined => {
    if (!hasAllowedExtension(file.name, extensions)) return 'fichier.extension-interdite';
    if (file.size > maxFileBytes) return 'fichier.trop-gros';
    return file.size === 0 ? 'fichier.vide' : undefined;
  };
  const judged = (file: File): Piece => ({
    key: uuid(),
    file: new File([file], cleanFileName(file.name), { type: file.type }),
    refusal: refusalOf(file),
  });
  const files = pieces.filter(({ refusal }) => refusal === undefined).map(({ file }) => file);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const together =
    files.length > nombreMaxPieces
      ? 'support.trop-de-pieces'
      : total > tailleMaxEnvoiOctets
        ? 'support.pieces-trop-lourdes'
        : undefined;
  return {
    files,
    fault: pieces.some(({ refusal }) => refusal !== undefined) ? 'support.piece-refusee' : together,
    views: (progress) =>
      pieces.map(({ key, file, refusal }) => {
        const view = { key, name: file.name, sizeLabel: formatFileSize(file.size) };
        if (refusal !== undefined) return { ...view, state: 'error', errorMessage: problemText(refusal) };
        return progress === null ? { ...view, state: 'pending' } : { ...view, state: 'uploading', progress };
      }),
    add: (added) => setPieces([...pieces, ...added.map(judged)]),
    remove: (key) => setPieces(pieces.filter((one) => one.key !== key)),
    replace: (key, file) => setPieces(pieces.map((one) => (one.key === key ? judged(file) : one))),
  };
}
