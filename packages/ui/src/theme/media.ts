/** Breakpoints and preferences, for `@media` (rules/design#tokens). */
export const media = {
  drawer: '(max-width: 63.99rem)',
  /** Wide enough for something beside a guest page's column. */
  beside: '(min-width: 75rem)',
  stacked: '(max-width: 55.99rem)',
  phone: '(max-width: 39.99rem)',
  /** Where a dialog in the middle and the toasts at the edge do not stand side by side. */
  besideToasts: '(max-width: 76rem)',
  /** So low, or so zoomed, that sticky parts would leave nothing to read. */
  low: '(max-height: 24rem)',
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Stacking order of floating parts (rules/design#tokens). */
export const z = {
  tableHead: 10,
  actionBar: 20,
  header: 30,
  drawer: 40,
  menu: 50,
  dialog: 60,
  toasts: 70,
  search: 72,
  banner: 75,
  skip: 80,
} as const;
