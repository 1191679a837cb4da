import { spreadsheetDay } from './spreadsheetDay.ts';

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

const TIME = /(?:[T\s,]+|\s+à\s+)\d{1,2}\s?[:hH]\s?\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*[ap]\.?m\.?)?$/i;
const withoutTime = (typed: string): string => typed.trim().replace(TIME, '');

const ZONED = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,]\d+)?\s?(?:(Z|UTC)|([+-]\d{2}):?(\d{2})?)$/i;
const PARIS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });
/** An instant with its zone as the day that it was in Paris; any other text stays. */
function inParis(typed: string): string {
  const found = ZONED.exec(typed.trim());
  if (found === null) return typed;
  const [, day, time, utc, hours, minutes = '00'] = found;
  const instant = new Date(`${day}T${time}${utc === undefined ? `${hours}:${minutes}` : 'Z'}`);
  return Number.isNaN(instant.getTime()) ? typed : PARIS.format(instant);
}

/** Three numbers of a date, such as 12/03/1987, in the order in which they stand; null for any other text. */
export function threeNumbers(typed: string): readonly [first: number, second: number, year: string] | null {
  const found = /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})$/.exec(withoutTime(typed));
  return found === null ? null : [Number(found[1]), Number(found[2]), found[3] ?? ''];
}

/** Whether a date has an hour of twelve, as American programs write it. */
export const hasMeridiem = (typed: string): boolean => /\d\s*[ap]\.?m\.?$/i.test(typed.trim());

/** Days that count from the end of 1899, as spreadsheets do. */
function countedDay(text: string): string | null {
  if (!/^[1-5]\d{4}(?:[.,]\d+)?$/.test(text)) return null;
  const day = spreadsheetDay((Number(text.replace(',', '.')) - 25_569) * 86_400_000);
  return numberedDay(day);
}

function numberedDay(text: string): string | null {
  const iso = /^(\d{4})[/.\-\s](\d{1,2})[/.\-\s](\d{1,2})$/.exec(text);
  return iso === null ? null : dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
}

function namedDay(text: string, today: string): string | null {
  const day = /^(?:\p{L}+\.?,?\s+)?(\d{1,2})(?:er)?[\s/.-]+(\p{L}+)\.?[\s/.-]+(\d{4}|\d{2})$/u.exec(text);
  const month = /^(?:\p{L}+,\s+)?(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(text);
  const [number, name, year] = day?.slice(1) ?? [month?.[2], month?.[1], month?.[3]];
  if (number === undefined || name === undefined || year === undefined) return null;
  const at = monthNamed(name);
  return at === 0 ? null : dayOf(fullYear(year, today), at, Number(number));
}

/** Digits alone: ddMMyyyy, whose first zero a spreadsheet drops, or yyyyMMdd with a time or none. No day reads both ways in a century of births. */
function joinedDay(text: string): string | null {
  const year = /^(?:19|20)\d{2}$/;
  const french = /^(\d{1,2})(\d{2})(\d{4})$/.exec(text);
  const [, day = '', month = '', ofFrench = ''] = french ?? [];
  if (text.length < 9 && year.test(ofFrench)) {
    const read = dayOf(Number(ofFrench), Number(month), Number(day));
    if (read !== null) return read;
  }
  const iso = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:\d{6}Z?)?$/.exec(text);
  return iso === null ? null : dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
}

function parsed(typed: string, today: string, monthFirst: boolean): string | null {
  const numbers = threeNumbers(typed);
  if (numbers !== null) {
    const [one, other, year] = numbers;
    const [day, month] = monthFirst ? [other, one] : [one, other];
    return dayOf(fullYear(year, today), month, day);
  }
  const text = withoutTime(typed);
  return numberedDay(text) ?? namedDay(plain(text), today) ?? joinedDay(text) ?? countedDay(text);
}

/** A date as French files write it, made `dd/MM/yyyy`; what is no date stays as it was typed. */
export function frenchDate(typed: string, today: string, monthFirst = false): string {
  return parsed(inParis(typed), today, monthFirst) ?? typed;
}
