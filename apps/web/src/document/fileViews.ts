import { formatFileSize } from '@habilis/i18n/format';
import type { UploadedFileView } from '@habilis/ui/FileUpload';
import { chosenFileView } from '../forms/chosenFileView.ts';
import type { DocumentState } from './documentStore.ts';
import type { NewFile } from './writeBase.ts';

/** A titled document shows its title first. */
const nameOf = (name: string, intitule: string | null | undefined): string =>
  intitule == null ? name : `${intitule} (${name})`;

const newFileView = (one: NewFile, upload: DocumentState['upload']): UploadedFileView =>
  chosenFileView(one, upload?.key === one.key ? upload.ratio : null, nameOf(one.file.name, one.intitule));

/** The files of a slot: the stored ones, then those being sent, waiting or refused. */
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
