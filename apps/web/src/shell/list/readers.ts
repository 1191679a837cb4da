/** What one parameter of a list's address asks for: nothing when it is `''` or undefined, or some days by their names. */
type Asked = string | undefined | Readonly<Record<string, string>>;

/** Reads what an address asks for under a name; what makes no sense there asks for nothing. */
export type Reader<Value extends Asked = Asked> = (search: URLSearchParams, name: string) => Value;

/** Reads words, of which no more letters count than the call takes. */
export const words =
  (longest: number): Reader<string> =>
  (search, name) =>
    (search.get(name) ?? '').slice(0, longest);

/** Reads one of these values. */
export const oneOf =
  <Value extends string>(values: readonly Value[]): Reader<Value | undefined> =>
  (search, name) =>
    values.find((value) => value === search.get(name));

/** Reads one of these values, the first without a word in the address. */
export const viewAmong =
  <Value extends string>(values: readonly [Value, ...Value[]]): Reader<Value> =>
  (search, name) =>
    oneOf(values)(search, name) ?? values[0];

/** Reads the id of a row. */
export const rowId: Reader<string> = (search, name) => /^[1-9]\d{0,8}$/.exec(search.get(name) ?? '')?.[0] ?? '';

/** Reads a day that exists, as `yyyy-MM-dd`. */
export const day: Reader<string> = (search, name) => {
  const text = search.get(name) ?? '';
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString() === `${text}T00:00:00.000Z` ? text : '';
};

/** Reads a first and a last day, `du` and `au` in the address; both or none. */
export const period: Reader<{ readonly du: string; readonly au: string } | undefined> = (search) => {
  const [du, au] = [day(search, 'du'), day(search, 'au')];
  return du === '' || au === '' ? undefined : { du, au };
};
