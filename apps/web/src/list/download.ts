import { tellRefused } from '../messages/tellRefused.ts';
import { saveBlob } from './saveBlob.ts';

export type FileAnswer = { readonly blob: Blob; readonly filename: string | null };

/** Saves the file that a call answers, under its name or the given one; a refusal is told, with words of its own when `onFailure` is given; the error catalogue shows the other failures. */
export async function download(
  answer: Promise<FileAnswer>,
  name: string,
  onFailure: (error: unknown) => void = (error) => tellRefused(error),
): Promise<void> {
  try {
    const { blob, filename } = await answer;
    saveBlob(blob, filename ?? name);
  } catch (error) {
    onFailure(error);
  }
}
