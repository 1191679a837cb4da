import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LATIN, LATIN_EXT } from './letters.ts';

const holds = (ranges: string, sign: string): boolean =>
  ranges.split(',').some((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    const code = sign.codePointAt(0) ?? 0;
    return first <= code && code <= last;
  });

test('what French writes asks for no second face', () => {
  const french = [...'AZaz09 àâäçéèêëîïôöùûüÿœŒæÆÉÀ«»’–—…·€°²\u00A0\u202F'];
  expect(french.filter((sign) => !holds(LATIN, sign))).toEqual([]);
});

test('letters of names from elsewhere do, and from the first alone come in none', () => {
  const others = [...'ŁłŻżŹźŚśĆćŃńĄąĘęŐőŰűČčŠšŽžĞğİşŢţĂăĐđŘřĚěŮůĪĢẞ'];
  expect(others.filter((sign) => !holds(LATIN_EXT, sign))).toEqual([]);
  expect(others.filter((sign) => holds(LATIN, sign))).toEqual([]);
});

test('the first face holds what the packages give it, and the second every other letter that they have', () => {
  for (const face of ['next', 'mono']) {
    const css = readFileSync(
      new URL(`../../node_modules/@fontsource-variable/atkinson-hyperlegible-${face}/index.css`, import.meta.url),
      'utf8',
    );
    const [others = '', first] = [...css.matchAll(/unicode-range: ([^;]+);/g)].map(([, range]) => range);
    expect(first).toBe(LATIN);
    const edges = [...others.matchAll(/[0-9A-F]{4}/g)].map(([code]) => String.fromCodePoint(Number.parseInt(code, 16)));
    expect(edges.length).toBeGreaterThan(20);
    expect(edges.filter((sign) => !holds(LATIN_EXT, sign) && !holds(LATIN, sign))).toEqual([]);
  }
});
