import { cleanName } from '@habilis/domain/clean-text/cleanName';

const WINDOWS = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));

/** A text of UTF-8 that a program took for one of Windows, such as « HÃ©lias », put right; any other stays. */
function withoutDoubleEncoding(cell: string): string {
  // Two letters begin all that French and its neighbours write so: no cell without them is looked at further.
  if (!/[ÂÃÄÅâ]/.test(cell)) return cell;
  const bytes = [...cell].map((sign) => WINDOWS.indexOf(sign));
  if (bytes.includes(-1)) return cell;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return cell;
  }
}

/** What programs put around a cell so that no spreadsheet reckons with it: `'0123`, `="0123"`. A Dutch name may begin so too: « 't Hart ». */
const withoutGuard = (cell: string): string => cell.replace(/^="(.*)"$/s, '$1').replace(/^'(?![ts]\s)(.*?)'?$/s, '$1');

/** A cell as a person would write it. */
export const repairedCell = (cell: string): string => cleanName(withoutGuard(withoutDoubleEncoding(cell).trim()));

/** What a spreadsheet shows instead of a value: an error in its language, or a column that is too narrow. */
export const isErrorCell = (cell: string): boolean =>
  /^(?:#(?:N\/[AD]|REF|VALUE|VALEUR|DIV\/0|NAME|NOM|NUM|NOMBRE|NULL|NUL|SPILL|EPARS|CALC|CALCUL|FIELD|CHAMP|BLOCKED|CONNECT|UNKNOWN|INCONNU|BUSY|FORMULE)[!?]?|#{2,}|Err\s?:\s?\d{3})$/i.test(
    cell,
  );

/** How a box of a workbook is read, ticked or not. */
export const CHECKED = '☑';
export const UNCHECKED = '☐';

/** Whether a column holds boxes or yes and no, which no name is made of; « Faux » alone is one. */
export const areBooleans = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^(?:true|false|vrai|faux|[☑☐]|)$/i.test(cell)) &&
  cells.some((cell) => /^(?:true|false|vrai|[☑☐])$/i.test(cell));
