import { CalendarDate } from '@habilis/api/wire/formats';
import * as z from 'zod/mini';

/** What one parameter of a list's address asks for: nothing when it is `''` or undefined, or some days by their names. */
type Asked = string | undefined | Readonly<Record<string, string>>;

/** Reads what an address asks for under a name; what makes no sense there asks for nothing. */
export type Reader<Value extends Asked = Asked> = ((search: URLSearchParams, name: string) => Value) & {
  /** The parameters that it reads, when not the one of its name. */
  readonly parts?: readonly string[];
  /** Whether every value of the parameter makes sense. */
  readonly takesAll?: boolean;
};

/** Reads words, of which no more letters count than the call takes. */
export const words = (longest: number): Reader<string> =>
  Object.assign((search: URLSearchParams, name: string) => (search.get(name) ?? '').slice(0, longest), {
    takesAll: true,
  });

/** Reads a code, such as that of a level; one that is too long is none. */
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

/** Whether a text is a day that the calls take: it exists, in a year that is whole. */
export const isDay = (text: string): boolean => z.safeParse(CalendarDate, text).success;

/** Reads a day that exists, as `yyyy-MM-dd`. */
export const day: Reader<string> = (search, name) => {
  const text = search.get(name) ?? '';
  return isDay(text) ? text : '';
};

type Period = { readonly du: string; readonly au: string };

/** Reads a first and a last day in their order, `du` and `au` in the address; both or none. */
export const period: Reader<Period | undefined> = Object.assign(
  (search: URLSearchParams) => {
    const [du, au] = [day(search, 'du'), day(search, 'au')];
    return du === '' || au === '' || au < du ? undefined : { du, au };
  },
  { parts: ['du', 'au'] },
);
