import type { PdfBlock } from './PdfDocument.ts';
import type { Sheet, Style } from './Sheet.ts';

type Table = Extract<PdfBlock, { kind: 'table' }>;
type Column = { readonly name: string; readonly x: number; readonly width: number };

const GUTTER = 10;
const PADDING = 4;
const HEAD: Style = { size: 8.5, weight: 'bold', ink: 'subtle', leading: 0.4 };
const BODY: Style = { size: 9, leading: 0.4 };

/** The columns' widths, by their shares of the page. */
function columnsOf({ left, width }: Sheet, { columns }: Table): Column[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const room = width - GUTTER * (columns.length - 1);
  let x = left;
  return columns.map(({ name, share }) => {
    const column = { name, x, width: (room * share) / whole };
    x += column.width + GUTTER;
    return column;
  });
}

/** Writes a table; rows are never cut, and each new page repeats the header. */
export function writeTable(sheet: Sheet, table: Table): void {
  const columns = columnsOf(sheet, table);
  const names = columns.map(({ name }) => name);
  const heightOf = (cells: readonly string[], style: Style) =>
    Math.max(...columns.map(({ width }, index) => sheet.heightOf(cells[index] ?? '', width, style))) + PADDING * 2;
  const headHeight = heightOf(names, HEAD);
  const writersOf = (cells: readonly string[], style: Style) => {
    const y = sheet.y + PADDING;
    return columns.map(
      ({ x, width }, index) =>
        () =>
          sheet.write(cells[index] ?? '', { x, y, width }, style),
    );
  };
  const close = (height: number, ink: 'rule' | 'hairline') => {
    sheet.y += height;
    sheet.decorate(() => sheet.line({ x: sheet.left, y: sheet.y }, sheet.width, ink, ink === 'rule' ? 1.4 : 0.5));
  };
  const [first = []] = table.rows;
  sheet.reserve(headHeight + heightOf(first, BODY));
  const element = sheet.open('Table');
  element.add(
    sheet.tag(
      'TR',
      writersOf(names, HEAD).map((write) => sheet.tag('TH', write, 'Column')),
    ),
  );
  close(headHeight, 'rule');
  for (const cells of table.rows) {
    const height = heightOf(cells, BODY);
    // Repeated headers are decoration: screen readers read them once.
    if (sheet.reserve(height)) {
      sheet.decorate(() => writersOf(names, HEAD).forEach((write) => write()), 'Pagination');
      close(headHeight, 'rule');
    }
    element.add(
      sheet.tag(
        'TR',
        writersOf(cells, BODY).map((write) => sheet.tag('TD', write)),
      ),
    );
    close(height, 'hairline');
  }
  element.end();
  sheet.y += 14;
}
