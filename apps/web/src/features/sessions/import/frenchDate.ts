const MONTHS = ['jan', 'fev', 'mar', 'avr', 'mai', 'juin', 'juil', 'aou', 'sep', 'oct', 'nov', 'dec'];
const ENGLISH_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Nobody younger is trained: two digits of a year are then those of the century before. */
const LEAST_AGE_YEARS = 10;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const pad = (number: number) => String(number).padStart(2, '0');

const monthNamed = (name: string): number => {
  const french = MONTHS.findIndex((month) => name.startsWith(month));
  return (french >= 0 ? french : ENGLISH_MONTHS.findIndex((month) => name.startsWith(month))) + 1;
};

/** A day of the calendar as `dd/MM/yyyy`, or null. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Days that no month has run into the next.
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? `${pad(day)}/${pad(month)}/${year}` : null;
}

function fullYear(digits: string, today: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return 2000 + year <= Number(today.slice(0, 4)) - LEAST_AGE_YEARS ? 2000 + year : 1900 + year;
}

/** Three numbers of a date, such as 12/03/1987, with the part that comes first. */
const NUMBERS = /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})$/;

/** Whether dates of a column have the month first: some cannot have the day first, and none must. */
export function isMonthFirst(values: readonly string[]): boolean {
  const parts = values.flatMap((value) => {
    const found = NUMBERS.exec(withoutTime(value));
    return found === null ? [] : [[Number(found[1]), Number(found[2])] as const];
  });
  return parts.some(([, second]) => second > 12) && parts.every(([first]) => first <= 12);
}

const withoutTime = (typed: string): string => typed.trim().replace(/[T\s]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/, '');

function parsed(text: string, today: string, monthFirst: boolean): string | null {
  const numbers = NUMBERS.exec(text);
  if (numbers !== null) {
    const [, one = '', other = '', year = ''] = numbers;
    const [day, month] = monthFirst ? [other, one] : [one, other];
    return dayOf(fullYear(year, today), Number(month), Number(day));
  }
  const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = /^(?:\p{L}+\.?,?\s+)?(\d{1,2})(?:er)?[\s-]+(\p{L}+)\.?[\s-]+(\d{4}|\d{2})$/u.exec(plain(text));
  if (named !== null) {
    const month = monthNamed(named[2] ?? '');
    return month === 0 ? null : dayOf(fullYear(named[3] ?? '', today), month, Number(named[1]));
  }
  const joined = /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (joined !== null) return dayOf(Number(joined[3]), Number(joined[2]), Number(joined[1]));
  if (!/^[1-5]\d{4}$/.test(text)) return null;
  // A day as spreadsheets count it, from the end of 1899.
  const counted = new Date(Date.UTC(1899, 11, 30 + Number(text)));
  return dayOf(counted.getUTCFullYear(), counted.getUTCMonth() + 1, counted.getUTCDate());
}

/** A date as French files write it, made `dd/MM/yyyy`; what is no date stays as it was typed. */
export function frenchDate(typed: string, today: string, monthFirst = false): string {
  return parsed(withoutTime(typed), today, monthFirst) ?? typed;
}
