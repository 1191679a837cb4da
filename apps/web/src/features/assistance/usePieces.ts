import type { ContactFormulaire } from '@habilis/api/support/ContactMessage';
import type { UploadedFileView } from '@habilis/ui/FileUpload';
import { useState } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { chosenFileView } from '../../forms/chosenFileView.ts';
import { type ChosenFile, judgeFile } from '../../forms/judgeFile.ts';

export type Pieces = {
  /** Those that may be sent. */
  readonly files: readonly File[];
  readonly views: (progress: number | null) => UploadedFileView[];
  /** Title of the refusal, when they cannot be sent. */
  readonly fault: string | undefined;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly replace: (key: string, file: File) => void;
};

/** The documents of a message; one that cannot be sent is refused as soon as it is chosen. */
export function usePieces(
  { nombreMaxPieces, tailleMaxEnvoiOctets }: ContactFormulaire,
  extensions: readonly string[],
): Pieces {
  const { maxFileBytes } = useServerProperties();
  const [pieces, setPieces] = useState<readonly ChosenFile[]>([]);
  const judged = (file: File) =>
    judgeFile(file, { extensions, maxFileBytes }, (refused) =>
      setPieces((now) => now.map((one) => (one.key === refused.key ? refused : one))),
    );
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
    views: (progress) => pieces.map((piece) => chosenFileView(piece, progress)),
    add: (added) => setPieces([...pieces, ...added.map(judged)]),
    remove: (key) => setPieces(pieces.filter((one) => one.key !== key)),
    replace: (key, file) => setPieces(pieces.map((one) => (one.key === key ? judged(file) : one))),
  };
}
