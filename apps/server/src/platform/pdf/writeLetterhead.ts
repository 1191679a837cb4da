import { INKS, MARGINS, type Sheet, type Style } from './Sheet.ts';

const MARK = 26;
const GRID = 40;

/** The product's mark, on a grid of 40: two stems, a rail between them, a node in the middle. */
function drawMark({ pdf }: Sheet, x: number, y: number): void {
  const unit = MARK / GRID;
  const bar = (left: number, top: number, width: number, height: number) =>
    pdf.rect(x + left * unit, y + top * unit, width * unit, height * unit).fill(INKS.mark);
  bar(4, 3, 7, 34);
  bar(29, 3, 7, 34);
  bar(10, 18, 4, 4);
  bar(26, 18, 4, 4);
  pdf
    .circle(x + 20 * unit, y + 20 * unit, 5.6 * unit)
    .lineWidth(3.8 * unit)
    .strokeColor(INKS.mark)
    .stroke();
}

/** Writes the sender, under the product's mark when `hasMark`. */
export function writeLetterhead(sheet: Sheet, [name = '', ...lines]: readonly string[], hasMark: boolean): void {
  const { left, width } = sheet;
  const indent = hasMark ? MARK + 12 : 0;
  if (hasMark) sheet.decorate(() => drawMark(sheet, left - 3, sheet.y));
  const write = (text: string, style: Style) => sheet.add(sheet.tag('P', () => sheet.flow(text, style, indent)));
  write(name, { size: 13, weight: 'bold', ink: 'mark', leading: 2 });
  for (const line of lines) write(line, { size: 9, ink: 'subtle', leading: 2 });
  sheet.y = Math.max(sheet.y, MARGINS.top + MARK) + 8;
  sheet.decorate(() => sheet.line({ x: left, y: sheet.y }, width, 'rule', 1.4));
  sheet.y += 22;
}
