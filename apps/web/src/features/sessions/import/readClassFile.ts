import { IMPORT_LIMITS } from '@habilis/domain/stagiaire/IMPORT_LIMITS';
import { repairedCell } from './cellRepairs.ts';
import type { ClassSource } from './ClassSource.ts';
import { type Decoded, decodeText } from './decodeText.ts';
import { type Reading, read, refused } from './RefusFichier.ts';

/** What is read of a file; those of the browser have it. */
export interface ClassFile {
  readonly name: string;
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

const beginsWith = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, index) => bytes[index] === sign);

/** The former Office format: a workbook of before 2007, or today's behind a password. */
function refusalOfCompound(bytes: Uint8Array): Reading<never> {
  const text = new TextDecoder('latin1').decode(bytes);
  return refused(text.includes([...'EncryptedPackage'].join('\0')) ? 'protege' : 'ancien-format');
}

const filled = (rows: readonly (readonly string[])[]): string[][] =>
  rows.map((row) => row.map(repairedCell)).filter((row) => row.some((cell) => cell !== ''));

const sourceOf = (sheets: ClassSource['sheets'], isGuessed: boolean): Reading<ClassSource> => {
  const held = sheets.map((sheet) => ({ ...sheet, rows: filled(sheet.rows) })).filter(({ rows }) => rows.length > 0);
  return held.length === 0 ? refused('vide') : read({ sheets: held, isGuessed });
};

/** Loads the code that reads workbooks, while a file is being chosen. */
export const loadWorkbookReader = () => Promise.all([import('./guardWorkbook.ts'), import('./workbookSheets.ts')]);

async function sourceOfWorkbook(content: ArrayBuffer, bytes: Uint8Array): Promise<Reading<ClassSource>> {
  const [{ guardWorkbook }, { workbookSheets }] = await loadWorkbookReader();
  const refus = await guardWorkbook(bytes);
  if (refus !== null) return refused(refus);
  try {
    return sourceOf(await workbookSheets(content), false);
  } catch {
    return refused('illisible');
  }
}

/** Texts that are no list: pages and XML that programs name .xls, RTF, JSON, address cards, mails, PostScript, DIF. */
const OTHER_TEXT =
  /^\s*(?:<(?:!|\?|[a-z])|\{\\rtf|\{\s*"|\[\s*[{[]|BEGIN:V|MIME-Version:|%!PS|%PDF|TABLE\s*\n0,1\s*\n)/i;
/** SYLK begins as a list of persons may, « ID;P… »; then each line is a record. */
const SYLK = /^\s*ID;P\w*(?:;\w)*\s*\n(?:(?:[PBCFOWE]|N[NEUL])(?:;|\s*\n))/;
const isOtherText = (text: string): boolean => {
  const beginning = text.slice(0, 1000).replaceAll(/\r\n?/g, '\n');
  return OTHER_TEXT.test(beginning) || SYLK.test(beginning);
};

async function sourceOfText({ text, isGuessed }: Decoded): Promise<Reading<ClassSource>> {
  if (isOtherText(text)) return refused('genre');
  const { delimitedRows } = await import('./delimitedRows.ts');
  return sourceOf([{ name: null, rows: delimitedRows(text) }], isGuessed);
}

/** What was pasted, as rows. */
export const readClassText = (text: string): Promise<Reading<ClassSource>> => sourceOfText({ text, isGuessed: false });

/** What a file holds, whatever its encoding and separator, or why it is not read. Its content decides what it is, not its name. */
export async function readClassFile(file: ClassFile): Promise<Reading<ClassSource>> {
  if (file.size > IMPORT_LIMITS.octets) return refused('trop-lourd');
  if (/\.(xlsm|xltm|xlsb|xlam)$/i.test(file.name)) return refused('macros');
  const content = await file.arrayBuffer();
  const bytes = new Uint8Array(content);
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return refusalOfCompound(bytes);
  if (beginsWith(bytes, 0x50, 0x4b)) return sourceOfWorkbook(content, bytes);
  const decoded = beginsWith(bytes, 0x25, 0x50, 0x44, 0x46) ? null : decodeText(bytes);
  return decoded === null ? refused('genre') : sourceOfText(decoded);
}
