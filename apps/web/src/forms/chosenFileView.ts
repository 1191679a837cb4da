import { formatFileSize } from '@habilis/i18n/format';
import type { UploadedFileView } from '@habilis/ui/FileUpload';
import type { ChosenFile } from './judgeFile.ts';
import { problemText } from '../messages/reportError.ts';

/** A chosen file as its field shows it: refused, being sent (share sent, 0 to 1) or waiting. */
export function chosenFileView(
  { key, file, refusal }: ChosenFile,
  progress: number | null,
  name: string = file.name,
): UploadedFileView {
  const view = { key, name, sizeLabel: formatFileSize(file.size) };
  if (refusal !== undefined) return { ...view, state: 'error', errorMessage: problemText(refusal) };
  return progress === null ? { ...view, state: 'pending' } : { ...view, state: 'uploading', progress };
}
