/** A picture on a page: its bytes as they stand in the file, and what decodes them. */
type PdfPicture = { readonly filter: string; readonly bytes: Uint8Array };

type Options = {
  /** Title of each page, and its lines under it. */
  readonly pages: readonly (readonly string[])[];
  /** Drawn on every page. */
  readonly picture?: PdfPicture;
  /** Says that it needs a password. @default false */
  readonly isProtected?: boolean;
};

const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff);
const written = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);

function drawing(lines: readonly string[], hasPicture: boolean): string {
  const shown = lines.map(
    (line, rank) =>
      `BT /F${rank === 0 ? 2 : 1} ${rank === 0 ? 20 : 11} Tf 60 ${770 - rank * 24} Td (${written(line)}) Tj ET`,
  );
  return [...shown, ...(hasPicture ? ['q 300 0 0 200 60 200 cm /I1 Do Q'] : [])].join('\n');
}

/** A small PDF for stories and tests, in the standard Helvetica, which is not in the file. */
export function makePdf({ pages, picture, isProtected = false }: Options): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (...more: readonly (string | Uint8Array)[]) => {
    for (const part of more) {
      const bytes = typeof part === 'string' ? latin(part) : part;
      parts.push(bytes);
      length += bytes.length;
    }
  };
  const object = (...content: readonly (string | Uint8Array)[]) => {
    offsets.push(length);
    add(`${offsets.length} 0 obj\n`, ...content, '\nendobj\n');
  };
  const first = 7;
  const kids = pages.map((_, rank) => `${first + rank * 2} 0 R`).join(' ');
  add('%PDF-1.7\n');
  object('<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>');
  object(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  object('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  object('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  const { filter, bytes } = picture ?? { filter: 'FlateDecode', bytes: new Uint8Array() };
  object(
    `<< /Type /XObject /Subtype /Image /Width 32 /Height 32 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /${filter} /Length ${bytes.length} >>\nstream\n`,
    bytes,
    '\nendstream',
  );
  object(
    '<< /Filter /Standard /V 1 /R 2 /O (00000000000000000000000000000000) /U (00000000000000000000000000000000) /P -4 >>',
  );
  for (const [rank, lines] of pages.entries()) {
    const content = drawing(lines, picture !== undefined);
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + rank * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> /XObject << /I1 5 0 R >> >> >>`,
    );
    object(`<< /Length ${latin(content).length} >>\nstream\n${content}\nendstream`);
  }
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`);
  const protection = isProtected ? ' /Encrypt 6 0 R /ID [(a) (a)]' : '';
  add(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R${protection} >>\nstartxref\n${table}\n%%EOF\n`);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
