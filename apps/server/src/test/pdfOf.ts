/** The smallest PDF for tests, different for each title. */
export const pdfOf = (title: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(`%PDF-1.4\n% ${title}\ntrailer\n<< >>\n%%EOF\n`));
