import { expect, test } from 'vitest';
import { jsonMeasure } from './readJsonBytes.ts';

/** The verdict on a text received in chunks of this size. */
function verdict(text: string, size = 7): string {
  const bytes = Buffer.from(text);
  const measure = jsonMeasure();
  try {
    for (let start = 0; start < bytes.length; start += size) measure(bytes.subarray(start, start + size));
    return 'pris';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test('[W820] a text is judged by its depth and its number of values as it arrives, whatever stands in its texts', () => {
  expect([verdict(nested(20)), verdict(nested(21))]).toEqual(['pris', 'json-invalide']);
  expect(verdict(`[${nested(19)},${nested(19)}]`)).toBe('pris');
  const quoted = JSON.stringify({ texte: `${'['.repeat(50)}"\\${'{'.repeat(50)} é€`, autre: '\\' });
  for (const size of [1, 2, 3, 1000]) expect(verdict(quoted, size)).toBe('pris');
  expect(verdict(`{"a\\\\":${nested(21)}}`)).toBe('json-invalide');
  expect(verdict(JSON.stringify(Array.from({ length: 19_999 }, () => 0)))).toBe('pris');
  expect(verdict(JSON.stringify(Array.from({ length: 20_001 }, () => 0)))).toBe('requete-trop-grosse');
});

test('[W820] what is too deep is refused before its end has come', () => {
  const measure = jsonMeasure();
  measure(Buffer.from('['.repeat(20)));
  expect(() => measure(Buffer.from('['))).toThrow('json-invalide');
});
