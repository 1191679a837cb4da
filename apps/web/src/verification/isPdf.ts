/** A PDF says so in its first kilobyte (ISO 32000-1, annex H). */
const HEAD_BYTES = 1024;

/** Whether a file is a PDF, by what it holds. */
export const isPdf = async (file: Blob): Promise<boolean> =>
  new TextDecoder('latin1').decode(await file.slice(0, HEAD_BYTES).arrayBuffer()).includes('%PDF-');
