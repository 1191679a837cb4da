/** Characters missing from Latin-1, with their codes in PDF's WinAnsi encoding. */
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

const LINES_PER_PAGE = 29;

/** A line of text; `# ` starts a heading. */
const lineOf = (line: string): string =>
  line.startsWith('# ')
    ? `/F2 13 Tf 0 -22 Td (${pdfText(line.slice(2))}) Tj /F1 12 Tf`
    : `0 -22 Td (${pdfText(line)}) Tj`;

function contentOf(title: string, lines: readonly string[]): string {
  return [
    'BT /F1 20 Tf 60 760 Td',
    `(${pdfText(title)}) Tj /F1 12 Tf`,
    '0 -16 Td',
    lines.map(lineOf).join('\n'),
    'ET',
    `BT 0.72 0.11 0.11 rg /F1 14 Tf 60 60 Td (${pdfText('SPÉCIMEN — DÉMONSTRATION')}) Tj ET`,
  ].join('\n');
}

/** The lines of each page; at least one page. */
const pagesOf = (lines: readonly string[]): string[][] =>
  Array.from({ length: Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE)) }, (_, page) =>
    lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE),
  );

/** The two objects of a page, itself and its content, numbered from `number`. */
function pageObjects(content: string, number: number): string[] {
  const fonts = '/Font << /F1 3 0 R /F2 4 0 R >>';
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number + 1} 0 R /Resources << ${fonts} >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
}

const FIRST_PAGE = 6;

/** A small valid PDF for the demonstration, each page marked as a specimen (rules/demonstration#start). */
export function specimenPdf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const pages = pagesOf(lines).map((those, index) => pageObjects(contentOf(title, those), FIRST_PAGE + index * 2));
  const kids = pages.map((_, index) => `${FIRST_PAGE + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${pdfText(title)}) >>`,
    ...pages.flat(),
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
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // One byte per character in Latin-1, so that offsets counted in characters are valid.
  return new Uint8Array(Buffer.from(file, 'latin1'));
}
