const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Midnight of a French zone, Paris or La Réunion, is this hour or a later one of the day before where a program counts it in UTC. */
const NEXT_DAY_FROM = 20 * HOUR;

/**
 * The day, `yyyy-MM-dd`, that a spreadsheet means by an instant in milliseconds of UTC: some programs are some seconds off (SheetJS 0.18 by 21),
 * others write the midnight of their zone as 23:00 or 22:00 of the day before (ExcelJS 4.4, write-excel-file 4.1).
 */
export function spreadsheetDay(instant: number): string {
  const sharp = Math.round(instant / HOUR) * HOUR;
  const at = Math.abs(instant - sharp) <= MINUTE ? sharp : instant;
  const day = Math.floor(at / DAY) * DAY;
  const isNext = at === sharp && at - day >= NEXT_DAY_FROM;
  return new Date(isNext ? day + DAY : day).toISOString().slice(0, 10);
}
