import { saveBlob } from './saveBlob.ts';

export type FileAnswer = { readonly blob: Blob; readonly filename: string | null };

/** Hands over the file that a call answers, under its name or else the one given; the catalogue tells a failed one, but for what is told here. */
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
