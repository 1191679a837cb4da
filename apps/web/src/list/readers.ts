import { CalendarDate } from '@habilis/api/wire/formats';
import * as z from 'zod/mini';

/** The value of a filter in an address: a text, days by name, or `''` or undefined when empty. */
type Asked = string | undefined | Readonly<Record<string, string>>;

/** Reads a filter's value from an address; an invalid one reads as empty. */
export type Reader<Value extends Asked = Asked> = ((search: URLSearchParams, name: string) => Value) & {
  /** Its parameters, when not simply its name. */
  readonly parts?: readonly string[];
  /** Whether any value of the parameter is valid. */
  readonly takesAll?: boolean;
};

/** Reads a text, cut to the longest that the call takes. */
export const words = (longest: number): Reader<string> =>
  Object.assign((search: URLSearchParams, name: string) => (search.get(name) ?? '').slice(0, longest), {
    takesAll: true,
  });

/** Reads a code, such as that of a niveau; one that is too long reads as empty. */
export const code =
  (longest: number): Reader<string> =>
  (search, name) => {
    const text = search.get(name) ?? '';
    return text.length > longest ? '' : text;
  };

/** Reads one of these values. */
export const oneOf =
  <Value extends string>(values: readonly Value[]): Reader<Value | undefined> =>
  (search, name) =>
    values.find((value) => value === search.get(name));

/** Reads one of these values; the first is the default, absent from the address. */
export const viewAmong =
  <Value extends string>(values: readonly [Value, ...Value[]]): Reader<Value> =>
  (search, name) =>
    oneOf(values)(search, name) ?? values[0];

/** Reads the id of a row. */
export const rowId: Reader<string> = (search, name) => /^[1-9]\d{0,8}$/.exec(search.get(name) ?? '')?.[0] ?? '';

/** Whether a text is an existing day that the calls accept. */
export const isDay = (text: string): boolean => z.safeParse(CalendarDate, text).success;

/** Reads a day that exists, as `yyyy-MM-dd`. */
export const day: Reader<string> = (search, name) => {
  const text = search.get(name) ?? '';
  return isDay(text) ? text : '';
};

/** Reads a first and a last day in order, by their names in the address; both or none. */
export const periodOf = <Name extends string>(
  first: Name,
  last: Name,
): Reader<{ readonly [Part in Name]: string } | undefined> =>
  Object.assign(
    (search: URLSearchParams) => {
      const [du, au] = [day(search, first), day(search, last)];
      return du === '' || au === '' || au < du ? undefined : ({ [first]: du, [last]: au } as Record<Name, string>);
    },
    { parts: [first, last] },
  );

/** The one period of a list, `du` and `au` in its address. */
export const period = periodOf('du', 'au');
