import type { PdfBlock } from './PdfDocument.ts';
import { INKS, type Sheet, type Style } from './Sheet.ts';

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
  const rowHeightOf = (cells: readonly string[]) => Math.max(heightOf(cells, BODY), table.rowHeight ?? 0);
  const headHeight = heightOf(names, HEAD);
  const writersOf = (cells: readonly string[], style: Style) => {
    const y = sheet.y + PADDING;
    return columns.map(
      ({ x, width }, index) =>
        () =>
          sheet.write(cells[index] ?? '', { x, y, width }, style),
    );
  };
  /** The edges between the cells of a row, in the middle of the room between two columns. */
  const drawEdges = (height: number) => {
    for (const x of columns.slice(1).map((column) => column.x - GUTTER / 2))
      sheet.pdf
        .moveTo(x, sheet.y)
        .lineTo(x, sheet.y + height)
        .lineWidth(0.5)
        .strokeColor(INKS.hairline)
        .stroke();
  };
  const close = (height: number, ink: 'rule' | 'hairline') => {
    sheet.y += height;
    sheet.decorate(() => sheet.line({ x: sheet.left, y: sheet.y }, sheet.width, ink, ink === 'rule' ? 1.4 : 0.5));
  };
  const [first = []] = table.rows;
  sheet.reserve(headHeight + rowHeightOf(first));
  const element = sheet.open('Table');
  element.add(
    sheet.tag(
      'TR',
      writersOf(names, HEAD).map((write) => sheet.tag('TH', write, 'Column')),
    ),
  );
  close(headHeight, 'rule');
  for (const cells of table.rows) {
    const height = rowHeightOf(cells);
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
    if (table.hasEdges === true) sheet.decorate(() => drawEdges(height));
    close(height, 'hairline');
  }
  element.end();
  sheet.y += 14;
}
