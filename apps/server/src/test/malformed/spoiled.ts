import fc from 'fast-check';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** Unexpected values: of every type, too large, too deep, or odd text. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  '',
  ' ',
  '0',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202egnirts',
  '\ufeff',
  '\u0301'.repeat(500),
  '👩‍👩‍👧‍👦',
  'İ',
  'x'.repeat(100_000),
  '’; drop table personne; --',
  '../../../etc/passwd',
  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  'NaN',
  [],
  [null],
  {},
  nested(19),
  nested(2000),
  Array.from({ length: 5000 }, () => 0),
  // oxlint-disable-next-line unicorn/no-thenable -- an odd name that a body may carry
  { toString: 1, valueOf: 1, then: 1 },
  { length: -1, constructor: { prototype: {} } },
];

const strange = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...STRANGE) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Valid but unusual texts and numbers. */
const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '\ufeff',
  '\u202egnirts',
  '\u0301',
  '👩‍👩‍👧‍👦',
  'İ',
  'ß',
  '’; --',
  '%',
  '\\',
  '<b>',
  '2026-02-28',
  '+33',
  '\u0085',
];
const ODD_NUMBERS = [0, 1, 2, 49, 2 ** 31 - 1];

/** An odd value of the same type, for faults that only the handler can see. */
function oddOf(old: unknown, rank: number): unknown {
  if (typeof old === 'string' || old === null) return ODD_TEXTS[rank % ODD_TEXTS.length];
  if (typeof old === 'number') return ODD_NUMBERS[rank % ODD_NUMBERS.length];
  return typeof old === 'boolean' ? !old : old;
}

type Place = readonly (string | number)[];

/** Deeper places are skipped: our schemas have none. */
const DEEPEST = 10;

function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || at.length === DEEPEST) return [at];
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...inside.flatMap(([key, child]) => placesOf(child, [...at, key]))];
}

/** A copy of a value with one place changed by `change`; undefined removes it. */
function changedAt(value: unknown, [key, ...rest]: Place, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? changedAt(one, rest, change) : one));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [key]: changedAt(object[key], rest, change) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with one to three faults: a replaced or removed place, an odd value of the same type, or an unknown field. */
export function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const fault = fc.record({
    place: fc.nat(),
    kind: fc.constantFrom('odd', 'odd', 'odd', 'odd', 'replace', 'replace', 'remove', 'add'),
    rank: fc.nat(),
    name: fc.constantFrom('inconnu', '__proto__', 'constructor', '\0', '\ud800', 'id', ''),
    strange,
  });
  return fc.array(fault, { minLength: 1, maxLength: 3 }).map((faults) =>
    faults.reduce((spoilt: unknown, { place, kind, rank, name, strange: other }) => {
      const places = placesOf(spoilt);
      return changedAt(spoilt, places[place % places.length] ?? [], (old) => {
        if (kind === 'remove') return undefined;
        if (kind === 'odd') return oddOf(old, rank);
        return kind === 'add' && isObject(old) ? { ...old, [name]: other } : other;
      });
    }, value),
  );
}
