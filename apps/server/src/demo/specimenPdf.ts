/** Characters of the texts that Latin-1 lacks, at their place in the WinAnsi encoding of PDF. */
const WIN_ANSI: Readonly<Record<string, string>> = {
  '’': '\u0092',
  '–': '\u0096',
  '—': '\u0097',
  œ: '\u009c',
  '\u202f': '\u00a0',
};

function pdfText(text: string): string {
  return text
    .replace(/[’–—œ\u202f]/gu, (character) => WIN_ANSI[character] ?? ' ')
    .replace(/[\\()]/gu, (character) => `\\${character}`);
}

function contentOf(title: string, lines: readonly string[]): string {
  const body = lines.map((line) => `0 -22 Td (${pdfText(line)}) Tj`).join('\n');
  return [
    'BT /F1 20 Tf 60 760 Td',
    `(${pdfText(title)}) Tj /F1 12 Tf`,
    '0 -16 Td',
    body,
    'ET',
    `BT 0.72 0.11 0.11 rg /F1 14 Tf 60 60 Td (${pdfText('SPÉCIMEN — DÉMONSTRATION')}) Tj ET`,
  ].join('\n');
}

/** A small valid one-page PDF for the demonstration, marked as a specimen (domain, decision 12). */
export function specimenPdf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const content = contentOf(title, lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${pdfText(title)}) >>`,
  ];
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // Every character is one byte in Latin-1, so that the offsets counted in characters are those of the file.
  return new Uint8Array(Buffer.from(file, 'latin1'));
}
