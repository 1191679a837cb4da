import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FRENCH_FACE, cutFont, namesSign } from '../../cutFont.ts';
import { LATIN, LATIN_EXT, WESTERN } from './letters.ts';

test('what French writes asks for no second face', () => {
  const french = [...'AZaz09 àâäçéèêëîïôöùûüÿœŒæÆÉÀ«»’–—…·€°²\u00A0\u202F'];
  expect(french.filter((sign) => !namesSign(LATIN, sign) || namesSign(WESTERN, sign))).toEqual([]);
});

test('letters of the neighbours ask for the face that has them all', () => {
  const others = [...'ñÑáíóúãõåÅøØßı¿¡'];
  expect(others.filter((sign) => !namesSign(WESTERN, sign))).toEqual([]);
});

test('the face that pages load at start is cut out of the font as it is now', async () => {
  const cut = await cutFont();
  expect(Buffer.compare(cut, readFileSync(FRENCH_FACE))).toBe(0);
});

test('letters of names from elsewhere do, and from the first alone come in none', () => {
  const others = [...'ŁłŻżŹźŚśĆćŃńĄąĘęŐőŰűČčŠšŽžĞğİşŢţĂăĐđŘřĚěŮůĪĢẞ'];
  expect(others.filter((sign) => !namesSign(LATIN_EXT, sign))).toEqual([]);
  expect(others.filter((sign) => namesSign(LATIN, sign))).toEqual([]);
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
    expect(edges.filter((sign) => !namesSign(LATIN_EXT, sign) && !namesSign(LATIN, sign))).toEqual([]);
  }
});
