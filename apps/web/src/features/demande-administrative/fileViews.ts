import { formatFileSize } from '@habilis/i18n/format';
import type { UploadedFileView } from '@habilis/ui/FileUpload';
import { problemText } from '../../shell/reportError.ts';
import type { DocumentState } from './demandeDocument.ts';
import type { NewFile } from './writeBody.ts';

function newFileView({ key, file, refusal }: NewFile, upload: DocumentState['upload']): UploadedFileView {
  const view = { key, name: file.name, sizeLabel: formatFileSize(file.size) };
  if (refusal !== undefined) return { ...view, state: 'error', errorMessage: problemText(refusal) };
  const isLeaving = upload?.key === key;
  return isLeaving ? { ...view, state: 'uploading', progress: upload.ratio } : { ...view, state: 'pending' };
}

/** The files of a slot: those that are stored, then those that leave, wait or were refused. */
export function fileViews({ demande, newFiles, removed, upload }: DocumentState, champ: string): UploadedFileView[] {
  const stored = demande.fileUploads.filter((one) => one.champ === champ && !removed.has(one.id));
  return [
    ...stored.map(({ id, userFilename, taille }): UploadedFileView => ({
      key: String(id),
      name: userFilename,
      sizeLabel: formatFileSize(taille),
      state: 'done',
    })),
    ...newFiles.filter((one) => one.champ === champ).map((one) => newFileView(one, upload)),
  ];
}
