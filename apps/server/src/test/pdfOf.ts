/** A PDF for tests, as small as one may be; one title's differs from another's. */
export const pdfOf = (title: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(`%PDF-1.4\n% ${title}\ntrailer\n<< >>\n%%EOF\n`));
