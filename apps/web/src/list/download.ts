import { saveBlob } from './saveBlob.ts';

export type FileAnswer = { readonly blob: Blob; readonly filename: string | null };

/** Saves the file that a call answers, under its name or the given one; the error catalogue shows a failure, except those handled here. */
export async function download(
  answer: Promise<FileAnswer>,
  name: string,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<void> {
  try {
    const { blob, filename } = await answer;
    saveBlob(blob, filename ?? name);
  } catch (error) {
    onFailure(error);
  }
}
