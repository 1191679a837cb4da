/** In which ways every story is looked at once more after axe has passed in light, and as what a fault is told; the accessibility declaration lists them. */
export const CHECKED_MODES = { dark: 'sombre', forcedColors: 'couleurs forcées', reflow: '320 px' } as const;

/** The narrowest page, in CSS pixels: 1280 px at 400 % (WCAG 1.4.10). */
export const REFLOW_WIDTH = 320;
