import { expect, test } from 'vitest';
import { colourOf, contrast, hexOf, PAIRS } from './contrast.ts';
import { DEPTHS, SHADES } from './shades.ts';

for (const isHigh of [false, true]) {
  for (const theme of ['light', 'dark'] as const) {
    test.each(PAIRS)(`%s on %s is at least %d:1, ${theme}${isHigh ? ', high contrast' : ''}`, (front, back, least) => {
      expect(contrast(colourOf(front, theme, isHigh), colourOf(back, theme, isHigh))).toBeGreaterThanOrEqual(least);
    });
  }
}

test.each([
  ['shade', SHADES, 3],
  ['depth', DEPTHS, 2],
] as const)('words stand out on each %s, whatever the theme', (_, shades, pale) => {
  for (const theme of ['light', 'dark'] as const) {
    for (const isHigh of [false, true]) {
      for (const [step, shade] of shades.entries()) {
        const front = colourOf(step < pale ? 'text' : 'onAccent', theme, isHigh);
        expect([theme, step, contrast(front, shade[theme]) >= 4.5]).toEqual([theme, step, true]);
      }
    }
  }
});

test('black on white is 21:1, a colour on itself 1:1', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21);
  expect(contrast('oklch(.5 .1 200)', 'oklch(.5 .1 200)')).toBe(1);
});

test('a colour for what cannot read OKLCH is the same one', () => {
  expect(hexOf('oklch(1 0 0)')).toBe('#ffffff');
  expect(hexOf('oklch(.415 .073 226)')).toBe('#10536a');
});
