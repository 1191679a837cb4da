import { IMPORT_LIMITS } from '@habilis/domain/session-certification/IMPORT_LIMITS';
import { decodeText } from './decodeText.ts';
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
  rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some((cell) => cell !== ''));

/** Loads the code that reads workbooks, while a file is being chosen. */
export const loadWorkbookReader = () => Promise.all([import('./guardWorkbook.ts'), import('./workbookRows.ts')]);

async function rowsOfWorkbook(content: ArrayBuffer, bytes: Uint8Array): Promise<Reading<string[][]>> {
  const [{ guardWorkbook }, { workbookRows }] = await loadWorkbookReader();
  const refus = await guardWorkbook(bytes);
  if (refus !== null) return refused(refus);
  try {
    return read(await workbookRows(content));
  } catch {
    return refused('illisible');
  }
}

/** The rows of a text, pasted or of a file. */
export async function readClassText(text: string): Promise<Reading<string[][]>> {
  const { delimitedRows } = await import('./delimitedRows.ts');
  const rows = filled(delimitedRows(text));
  return rows.length === 0 ? refused('vide') : read(rows);
}

/** The rows of a file, whatever its encoding and separator, or why it is not read. Its content decides what it is, not its name. */
export async function readClassFile(file: ClassFile): Promise<Reading<string[][]>> {
  if (file.size > IMPORT_LIMITS.octets) return refused('trop-lourd');
  if (/\.(xlsm|xltm|xlsb|xlam)$/i.test(file.name)) return refused('macros');
  const content = await file.arrayBuffer();
  const bytes = new Uint8Array(content);
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return refusalOfCompound(bytes);
  if (beginsWith(bytes, 0x50, 0x4b)) {
    const rows = await rowsOfWorkbook(content, bytes);
    if (!rows.ok) return rows;
    const value = filled(rows.value);
    return value.length === 0 ? refused('vide') : read(value);
  }
  const text = beginsWith(bytes, 0x25, 0x50, 0x44, 0x46) ? null : decodeText(bytes);
  return text === null ? refused('genre') : readClassText(text);
}
