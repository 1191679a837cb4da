import { strFromU8, strToU8, unzip, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { CHECKED, UNCHECKED } from './cellRepairs.ts';
import type { Sheet } from './ClassSource.ts';
import { spreadsheetDay } from './spreadsheetDay.ts';

/** A cell as a text. A real date is written the one way that no guess may turn round. Of a formula the value that it left is read. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : spreadsheetDay(cell.getTime());
  // As a box shows it: a word would pass for a name.
  if (typeof cell === 'boolean') return cell ? CHECKED : UNCHECKED;
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}

const unzipped = (bytes: Uint8Array) =>
  new Promise<Record<string, Uint8Array>>((resolve, reject) => {
    unzip(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) }, (error, parts) =>
      error === null ? resolve(parts) : reject(error),
    );
  });

const ERROR_TYPE = /(<(?:\w+:)?c\b[^>]*\st=)(["'])e\2/g;
const FORMULA =
  /<((?:\w+:)?)c\b((?:\s[^>]*[^/>])?)>\s*(<\1f\b[^>]*(?:\/>|>[^<]*<\/\1f>))\s*(?:<\1v\s*\/>|<\1v>\s*<\/\1v>)?\s*<\/\1c>/g;

/** A sheet whose errors are texts, and whose formulas without a value say so: the reader would take both for blank cells. */
const withErrors = (xml: string): string =>
  xml
    .replaceAll(ERROR_TYPE, '$1"str"')
    // A formula of a text may well leave an empty one.
    .replaceAll(FORMULA, (cell, prefix: string, attributes: string, formula: string) =>
      /\st=["']str["']/.test(attributes) && /<(?:\w+:)?v\b/.test(cell)
        ? cell
        : `<${prefix}c${attributes.replace(/\st=(["'])\w+\1/, '')} t="str">${formula}<${prefix}v>#FORMULE?</${prefix}v></${prefix}c>`,
    );

/** A part whose texts are all escaped: a name in a section of signs taken as they are (XML 1.0, 2.7) would be lost to the reader. */
const withoutSections = (xml: string): string =>
  xml.replaceAll(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s(?:\\w+:)?${name}=["']([^"']*)["']`).exec(tag)?.[1];

/** The letters of a column: A, …, Z, AA. */
const lettersOf = (column: number): string =>
  column === 0 ? '' : lettersOf(Math.floor((column - 1) / 26)) + String.fromCodePoint(65 + ((column - 1) % 26));

const columnOf = (address: string): number =>
  [...address.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0);

/** A sheet whose cells all say where they stand: one that says nothing follows the one before (ECMA-376, part 1, 18.3.1.4), and stops the reader. */
function withAddresses(xml: string): string {
  if (!/<(?:\w+:)?c(?=[\s/>])(?![^>]*\sr=)/.test(xml)) return xml;
  let [row, column] = [0, 0];
  return xml.replaceAll(
    /<((?:\w+:)?(row|c))(?=[\s/>])([^>]*)>/g,
    (tag, name: string, kind: string, attributes: string) => {
      const address = attributeOf(tag, 'r');
      if (kind === 'row') {
        [row, column] = [address === undefined ? row + 1 : Number(address), 0];
        return tag;
      }
      column = address === undefined ? column + 1 : columnOf(address);
      return address === undefined ? `<${name} r="${lettersOf(column)}${row}"${attributes}>` : tag;
    },
  );
}

/** Whether each sheet is hidden, in the order of the workbook. */
const areHidden = (xml: string): boolean[] =>
  (xml.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []).map((tag) => /\sstate=["'](?:hidden|veryHidden)["']/.test(tag));

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** How many rows with something in them a sheet hides. A filter hides a row as a hand does. */
const hiddenRows = (xml: string): number =>
  xml
    .split(/<(?:\w+:)?row(?=\s)/)
    .slice(1)
    .filter(
      (row) =>
        ['1', 'true'].includes(attributeOf(row.slice(0, row.indexOf('>')), 'hidden') ?? '') &&
        /<(?:\w+:)?(?:v|is)>/.test(row),
    ).length;

/** The same of each sheet, in the order of the workbook. */
function hiddenRowsOf(parts: Readonly<Record<string, Uint8Array>>): number[] {
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const targets = new Map(
    (textOf(RELATIONS).match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []).map((tag) => [
      attributeOf(tag, 'Id'),
      (attributeOf(tag, 'Target') ?? '').replace(/^\/?xl\//, ''),
    ]),
  );
  return (textOf(WORKBOOK).match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []).map((tag) =>
    hiddenRows(textOf(`xl/${targets.get(/\s\w+:id=["']([^"']*)["']/.exec(tag)?.[1]) ?? ''}`)),
  );
}

/** The sheets of a workbook that may be seen. */
export async function workbookSheets(content: ArrayBuffer): Promise<Sheet[]> {
  const parts = await unzipped(new Uint8Array(content));
  let isChanged = false;
  for (const [name, bytes] of Object.entries(parts)) {
    const isSheet = name.startsWith('xl/worksheets/');
    // Pictures and the like are no text.
    if (!isSheet && !/^xl\/.*\.xml$/.test(name)) continue;
    const xml = strFromU8(bytes);
    const escaped = withoutSections(xml);
    const whole = isSheet ? withAddresses(withErrors(escaped)) : escaped;
    if (whole === xml) continue;
    parts[name] = strToU8(whole);
    isChanged = true;
  }
  const told = strFromU8(parts[WORKBOOK] ?? new Uint8Array());
  // LibreOffice writes as a word what the reader knows as a figure: days counted from 1904 would be four years off.
  const numbered = told.replace(/(?<before>\sdate1904=["'])true(?=["'])/, '$<before>1');
  if (numbered !== told) {
    parts[WORKBOOK] = strToU8(numbered);
    isChanged = true;
  }
  const changed = isChanged ? Uint8Array.from(zipSync(parts, { level: 0 })).buffer : content;
  const hidden = areHidden(told);
  const masquees = hiddenRowsOf(parts);
  const sheets = await readWorkbook(changed);
  return sheets.flatMap(({ sheet, data }, at) => {
    // A sheet that is a chart has no rows.
    const rows = Array.isArray(data) ? data.map((row) => row.map(cellText)) : [];
    return hidden[at] === true ? [] : [{ name: sheet, rows, masquees: masquees[at] ?? 0 }];
  });
}
