import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { delimitedRows } from './delimitedRows.ts';
import { guardWorkbook } from './guardWorkbook.ts';
import { readClassFile, readClassText } from './readClassFile.ts';

const fileOf = (content: Uint8Array | string, name = 'classe.csv') => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, size: bytes.length, arrayBuffer: async () => Uint8Array.from(bytes).buffer };
};
const rowsOf = async (file: ReturnType<typeof fileOf>) => {
  const reading = await readClassFile(file);
  return reading.ok ? reading.value.sheets[0]?.rows : reading.refus;
};
const pastedRows = async (text: string) => {
  const reading = await readClassText(text);
  return reading.ok ? reading.value.sheets[0]?.rows : reading.refus;
};
const ROWS = [
  ['Nom', 'Prénom'],
  ['N’DIAYE', 'Zoé'],
];
const workbook = async (rows: SheetData) => new Uint8Array(await writeWorkbook(rows).toBuffer());

test.each([';', ',', '\t', '|'])('cells parted by "%s" are read', async (separator) => {
  const text = ROWS.map((row) => row.join(separator)).join('\r\n');
  expect(await rowsOf(fileOf(text))).toEqual(ROWS);
});

test('a separator in quotes parts nothing', async () => {
  expect(await pastedRows('Nom,Remarque\nA,"un; deux; trois"\nB,"quatre; cinq"')).toEqual([
    ['Nom', 'Remarque'],
    ['A', 'un; deux; trois'],
    ['B', 'quatre; cinq'],
  ]);
});

test('the separator may be told; blank lines are left out; a quoted cell holds what it holds', async () => {
  expect(await pastedRows('sep=,\r\nA,"B, ""b"""\r\n,\r\n\r\nC,\n')).toEqual([
    ['A', 'B, "b"'],
    ['C', ''],
  ]);
  expect(await readClassText(' \n\n')).toEqual({ ok: false, refus: 'vide' });
});

test('a workbook is read: texts, dates, figures, and blank rows left out', async () => {
  const bytes = await workbook([
    [{ value: 'Nom' }, { value: 'Né le' }, { value: 'Code' }],
    [null, null, null],
    [
      { value: 'DUPRÉ' },
      { value: new Date('1987-02-14T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
      { value: 42, type: Number },
    ],
  ]);
  expect(await rowsOf(fileOf(bytes, 'classe.xlsx'))).toEqual([
    ['Nom', 'Né le', 'Code'],
    ['DUPRÉ', '1987-02-14', '42'],
  ]);
});

const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>';
const NS =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const RELATIONS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
/** A workbook of one sheet with these cells, and what else it is to hold. */
const handMade = (cells: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(TYPES),
    'xl/workbook.xml': strToU8(`<workbook ${NS}><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships ${RELATIONS}><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet ${NS}><sheetData>${cells}</sheetData></worksheet>`),
    ...more,
  });
const ONE_CELL = '<row r="1"><c r="A1" t="str"><v>DUPRÉ</v></c></row>';

test('of a formula, the value that it left is read', async () => {
  const cells =
    '<row r="1"><c r="A1" t="str"><f>UPPER("dupré")</f><v>DUPRÉ</v></c><c r="B1"><f>1+1</f><v>2</v></c></row>';
  expect(await rowsOf(fileOf(handMade(cells), 'classe.xlsx'))).toEqual([['DUPRÉ', '2']]);
});

const textCell = (text: string, at = '') => `<c${at} t="inlineStr"><is><t>${text}</t></is></c>`;

test('cells that do not say where they stand follow one another, and a name in a section is a text', async () => {
  const rows = [
    `<row>${textCell('Nom')}${textCell('Prénom')}</row>`,
    `<row>${textCell('<![CDATA[D’ARC & FILS]]>')}${textCell('Zoé')}</row>`,
    `<row><c t="str"><v>ROUX</v></c><c/><c><v>3</v></c></row>`,
    `<row r="6">${textCell('MOREL', ' r="B6"')}${textCell('<![CDATA[<Luc>]]>')}</row>`,
    `<row>${Array.from({ length: 28 }, (_, at) => textCell(String(at))).join('')}</row>`,
  ];
  const read = await rowsOf(fileOf(handMade(rows.join('')), 'classe.xlsx'));
  const wide = Array.from({ length: 28 }, (_, at) => String(at));
  const filled = (...cells: string[]) => [...cells, ...wide.slice(cells.length).map(() => '')];
  expect(read).toEqual([
    filled('Nom', 'Prénom'),
    filled('D’ARC & FILS', 'Zoé'),
    filled('ROUX', '', '3'),
    filled('', 'MOREL', '<Luc>'),
    wide,
  ]);
});

test('macros, a password, an old or another format, a damaged file are each refused', async () => {
  const refus = async (content: Uint8Array | string, name?: string) => {
    const reading = await readClassFile(fileOf(content, name));
    return reading.ok ? null : reading.refus;
  };
  const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
  const encrypted = new Uint8Array([
    ...compound,
    ...[...'EncryptedPackage'].flatMap((sign) => [sign.charCodeAt(0), 0]),
  ]);
  const damaged = handMade(ONE_CELL).map((byte, index) => (index > 60 && index < 160 ? 0x55 : byte));
  expect(await refus(handMade(ONE_CELL), 'classe.xlsx')).toBeNull();
  expect(await refus(handMade(ONE_CELL, { 'xl/vbaProject.bin': strToU8('macros') }), 'classe.xlsx')).toBe('macros');
  expect(await refus(handMade(ONE_CELL), 'classe.XLSM')).toBe('macros');
  expect(await refus(encrypted, 'classe.xlsx')).toBe('protege');
  expect(await refus(compound, 'classe.xls')).toBe('ancien-format');
  expect(await refus(zipSync({ 'word/document.xml': strToU8('<document/>') }), 'classe.docx')).toBe('genre');
  expect(await refus('%PDF-1.7\n', 'classe.pdf')).toBe('genre');
  expect(await refus(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'classe.png')).toBe('genre');
  expect(await refus(damaged, 'classe.xlsx')).toBe('illisible');
  expect(await refus('', 'classe.csv')).toBe('vide');
  expect(await refus(handMade(''), 'classe.xlsx')).toBe('vide');
});

test('a page, XML, RTF, SYLK and other texts that are no list are refused, whatever their name', async () => {
  const refusOf = async (text: string) => {
    const reading = await readClassFile(fileOf(text, 'export.xls'));
    return reading.ok ? null : reading.refus;
  };
  for (const text of [
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><table><tr><td>Nom</td></tr></table></body></html>',
    '\uFEFF\r\n<!DOCTYPE html><table></table>',
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>',
    '<table border=1><tr><td>Nom</td></tr></table>',
    '{\\rtf1\\ansi Nom}',
    'ID;PWXL;N;E\r\nP;PGeneral\r\nC;Y1;X1;K"Nom"\r\nE\r\n',
    'ID;PCALCOOO32\nC;X1;Y1;K"Nom"\nE\n',
    'TABLE\r\n0,1\r\n"EXCEL"\r\n',
    'BEGIN:VCARD\nN:Dupré;Zoé\nEND:VCARD\n',
    'MIME-Version: 1.0\nContent-Type: multipart/related\n',
    '[{"nom":"Dupré"}]',
  ])
    expect([text, await refusOf(text)]).toEqual([text, 'genre']);
  expect(await rowsOf(fileOf('ID;Prénom;Nom\r\n1;Zoé;DUPRÉ\r\n'))).toEqual([
    ['ID', 'Prénom', 'Nom'],
    ['1', 'Zoé', 'DUPRÉ'],
  ]);
  expect(await rowsOf(fileOf('ID;PRENOM;NOM\r\nF;Zoé;DUPRÉ\r\n'))).toEqual([
    ['ID', 'PRENOM', 'NOM'],
    ['F', 'Zoé', 'DUPRÉ'],
  ]);
});

test('a tab parts cells before a semicolon, a semicolon before a comma, whatever ends the lines', () => {
  expect(delimitedRows('Nom;Prénom\r\nDUPRÉ;Zoé')).toEqual([
    ['Nom', 'Prénom'],
    ['DUPRÉ', 'Zoé'],
  ]);
  expect(delimitedRows('Nom\tAdresses\nDUPRÉ\ta@b.fr;c@d.fr, e@f.fr')).toEqual([
    ['Nom', 'Adresses'],
    ['DUPRÉ', 'a@b.fr;c@d.fr, e@f.fr'],
  ]);
  expect(delimitedRows('Nom, prénom;Né le\r\nDUPRÉ, Zoé;01/02/1990\r\n')).toEqual([
    ['Nom, prénom', 'Né le'],
    ['DUPRÉ, Zoé', '01/02/1990'],
  ]);
  expect(delimitedRows('Nom;Prénom\nDUPRÉ;Zoé\r\nFERRY;Samuel\rROUX;Anne')).toEqual([
    ['Nom', 'Prénom'],
    ['DUPRÉ', 'Zoé'],
    ['FERRY', 'Samuel'],
    ['ROUX', 'Anne'],
  ]);
  expect(delimitedRows('Liste du 3 mars\nNom;Prénom\nDUPRÉ;Zoé')).toHaveLength(3);
});

test('a lone quote is a sign and swallows no line; a cell of several lines is read whole', () => {
  const lines = ['Nom;Prénom', 'DUPRÉ;"Zoé', 'FERRY;Samuel', 'ROUX;Anne"', '"Jo;Max', 'MOREL;Luc'];
  expect(delimitedRows(lines.join('\n'))).toEqual(lines.map((line) => line.split(';')));
  expect(
    delimitedRows(
      'Nom;Poste;Prénom\nDUPRÉ;"chef ""de"" ligne";Zoé\nFERRY;tube 12" long;Samuel\nROUX;"rue A; bât. B\nLyon";Anne',
    ),
  ).toEqual([
    ['Nom', 'Poste', 'Prénom'],
    ['DUPRÉ', 'chef "de" ligne', 'Zoé'],
    ['FERRY', 'tube 12" long', 'Samuel'],
    ['ROUX', 'rue A; bât. B\nLyon', 'Anne'],
  ]);
  expect(delimitedRows('Nom\tPrénom\n"DUPRÉ\tZoé\n"FERRY\tSamuel')).toHaveLength(3);
});

test('any lines with lone quotes are as many rows as there are lines', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'abÉ"'), minLength: 1 }).filter((text) => !text.endsWith('"'));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
      expect(delimitedRows(rows.map((row) => row.join(';')).join('\n'))).toEqual(rows);
    }),
  );
});

test('a cell that a program guarded, or wrote in UTF-8 twice, is put right', async () => {
  const text = 'Nom;Prénom;Code\r\n\'DUPRÉ;HÃ©lias;"=""0123"""\r\n\'t Hart;MAGALHÃES;\'0456\r\n';
  expect(await rowsOf(fileOf(text))).toEqual([
    ['Nom', 'Prénom', 'Code'],
    ['DUPRÉ', 'Hélias', '0123'],
    ["'t Hart", 'MAGALHÃES', '0456'],
  ]);
});

test('an error cell and a formula without a value are no blank cells', async () => {
  const cells =
    '<row r="1"><c r="A1" t="str"><v>Nom</v></c><c r="B1" t="e"><f>NA()</f><v>#N/A</v></c><c r="C1"><f>A1&amp;"x"</f></c>' +
    '<c r="D1" t="str"><f>IF(A1="","",A1)</f><v></v></c><c r="E1" s="0"><f>1+1</f><v/></c><c r="F1"><v>3</v></c></row>';
  expect(await rowsOf(fileOf(handMade(cells), 'classe.xlsx'))).toEqual([
    ['Nom', '#N/A', '#FORMULE?', '', '#FORMULE?', '3'],
  ]);
});

test('a file over five megabytes is refused before it is read', async () => {
  const file = { name: 'classe.csv', size: 5_000_001, arrayBuffer: async () => Promise.reject(new Error('read')) };
  expect(await readClassFile(file)).toEqual({ ok: false, refus: 'trop-lourd' });
});

test('a workbook that unfolds beyond the limit is refused while it unfolds', async () => {
  const bomb = zipSync({ 'xl/media/image1.png': new Uint8Array(3_000_000) }, { level: 1 });
  expect(bomb.length).toBeLessThan(10_000);
  expect(await guardWorkbook(bomb, 2_000_000)).toBe('trop-deplie');
  expect(await guardWorkbook(bomb, 4_000_000)).toBe('genre');
});

test('what a spreadsheet writes as text is read back, whatever the cells hold', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'abÉ’ ";,\n1') }).filter((text) => text.trim() !== '');
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const text = `sep=;\r\n${rows.map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`;
      expect(delimitedRows(text)).toEqual(rows);
    }),
  );
});
