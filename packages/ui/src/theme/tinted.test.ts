import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colourOf, contrast, PAIRS } from './contrast.ts';
import { ACCENT, tinted } from './tinted.ts';

const TURNS = Array.from({ length: 24 }, (_, index) => index * 15);

for (const isHigh of [false, true]) {
  for (const theme of ['light', 'dark'] as const) {
    test.each(PAIRS)(
      `%s on %s is at least %d:1 whatever the accent of a product, ${theme}${isHigh ? ', high contrast' : ''}`,
      (front, back, least) => {
        for (const hue of TURNS) {
          for (const chroma of [0, 1, 1.5]) {
            const turned = (role: typeof front) => tinted(colourOf(role, theme, isHigh), { hue, chroma });
            expect(contrast(turned(front), turned(back)), `hue ${hue}, chroma ${chroma}`).toBeGreaterThanOrEqual(least);
          }
        }
      },
    );
  }
}

test('the accent of the house gives its own colours; what means something keeps its hue', () => {
  expect(tinted('oklch(.415 .073 226)', ACCENT)).toBe('oklch(.415 0.073 226)');
  expect(tinted('oklch(.43 .1 152)', { hue: 300, chroma: 1 })).toBe('oklch(.43 .1 152)');
  expect(tinted('oklch(.825 .075 214)', { hue: 'var(--hue)', chroma: 'var(--chroma)' })).toBe(
    'oklch(.825 calc(0.075 * var(--chroma)) calc(var(--hue) + -12))',
  );
});

test('no style names a colour of the house that the accent of a product would not turn', () => {
  const sources = new URL('..', import.meta.url).pathname;
  const fixed = globSync('{components,internal}/**/*.{css.ts,tsx}', { cwd: sources }).flatMap((file) => {
    const untinted = readFileSync(join(sources, file), 'utf8').matchAll(
      /(?<!(?:tinted|inAccent|under)\(')oklch\([^)]*\)/g,
    );
    return [...untinted].flatMap(([colour]) =>
      tinted(colour, { hue: 0, chroma: 1 }) === colour ? [] : [`${file}: ${colour}`],
    );
  });
  expect(fixed).toEqual([]);
});
