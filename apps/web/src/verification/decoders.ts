/** The folder of this origin with the decoders of pictures of pdf.js. */
const FOLDER: string = import.meta.env['VITE_PDF_RESOURCES'];
/** What decodes fax and JBIG2, and JPEG 2000, in plain script: the policy of the page compiles nothing. */
const FILES = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'] as const;

/** The folder of the decoders once all of them are there, null without network: a browser, and pdf.js, remember one that once failed to load. */
export async function decodersFolder(): Promise<string | null> {
  try {
    const answers = await Promise.all(FILES.map((name) => fetch(`${FOLDER}${name}`)));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    return answers.every(({ ok }) => ok) ? FOLDER : null;
  } catch {
    return null;
  }
}
