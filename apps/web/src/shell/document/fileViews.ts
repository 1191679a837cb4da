import { formatFileSize } from '@habilis/i18n/format';
import type { UploadedFileView } from '@habilis/ui/FileUpload';
import { problemText } from '../reportError.ts';
import type { DocumentState } from './createDocument.ts';
import type { NewFile } from './writeBase.ts';

/** A titled document is known by its title first. */
const nameOf = (name: string, intitule: string | null | undefined): string =>
  intitule == null ? name : `${intitule} (${name})`;

function newFileView({ key, file, intitule, refusal }: NewFile, upload: DocumentState['upload']): UploadedFileView {
  const view = { key, name: nameOf(file.name, intitule), sizeLabel: formatFileSize(file.size) };
  if (refusal !== undefined) return { ...view, state: 'error', errorMessage: problemText(refusal) };
  const isLeaving = upload?.key === key;
  return isLeaving ? { ...view, state: 'uploading', progress: upload.ratio } : { ...view, state: 'pending' };
}

/** The files of a slot: those that are stored, then those that leave, wait or were refused. */
export function fileViews({ demande, newFiles, removed, upload }: DocumentState, champ: string): UploadedFileView[] {
  const stored = demande.fileUploads.filter((one) => one.champ === champ && !removed.has(one.id));
  return [
    ...stored.map(({ id, userFilename, intitule, taille }): UploadedFileView => ({
      key: String(id),
      name: nameOf(userFilename, intitule),
      sizeLabel: formatFileSize(taille),
      state: 'done',
    })),
    ...newFiles.filter((one) => one.champ === champ).map((one) => newFileView(one, upload)),
  ];
}
