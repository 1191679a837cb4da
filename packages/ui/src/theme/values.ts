interface ShadowLayer {
  /** In pixels. */
  x: number;
  y: number;
  blur: number;
  spread: number;
  light: string;
  dark: string;
}

const layer = (lengths: Omit<ShadowLayer, 'light' | 'dark'>, light: string, dark: string): ShadowLayer => ({
  ...lengths,
  light,
  dark,
});

/** Every value of the theme that is not a colour; lengths in pixels, durations in milliseconds (rules/design#tokens). */
export const VALUES = {
  font: {
    body: ['Atkinson Hyperlegible Next Variable', 'Habilis Fallback', 'Arial', 'sans-serif'],
    mono: ['Atkinson Hyperlegible Mono Variable', 'Habilis Mono Fallback', 'Courier New', 'monospace'],
  },
  radius: { control: 4, card: 8 },
  shadow: {
    raised: [
      layer({ x: 0, y: 0, blur: 0, spread: 1 }, 'oklch(.3 .03 230/.1)', 'oklch(1 0 0/.1)'),
      layer({ x: 0, y: 2, blur: 6, spread: 0 }, 'oklch(.3 .03 230/.08)', 'oklch(0 0 0/.4)'),
      layer({ x: 0, y: 12, blur: 32, spread: 0 }, 'oklch(.3 .03 230/.14)', 'oklch(0 0 0/.5)'),
    ],
    actionBar: [layer({ x: 0, y: -6, blur: 20, spread: 0 }, 'oklch(.3 .03 230/.07)', 'oklch(0 0 0/.35)')],
  },
  duration: { fast: 120, enter: 160, leave: 120 },
  size: { control: 40, controlSmall: 32 },
  /** Sizes under a finger (WCAG 2.5.5). */
  coarse: { control: 44, controlSmall: 44 },
  ease: [0.2, 0, 0, 1],
} as const;
