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

/** The files of a slot, or those of it that bear a title: the stored ones, then those being sent, waiting or refused. */
export function fileViews(
  { demande, newFiles, removed, upload }: DocumentState,
  champ: string,
  intitule?: string,
): UploadedFileView[] {
  const isMeant = (one: { readonly champ: string; readonly intitule?: string | null | undefined }) =>
    one.champ === champ && (intitule === undefined || one.intitule === intitule);
  const stored = demande.fileUploads.filter((one) => isMeant(one) && !removed.has(one.id));
  return [
    ...stored.map(({ id, userFilename, intitule, taille }): UploadedFileView => ({
      key: String(id),
      name: nameOf(userFilename, intitule),
      sizeLabel: formatFileSize(taille),
      state: 'done',
    })),
    ...newFiles.filter(isMeant).map((one) => newFileView(one, upload)),
  ];
}
