/** The modes in which every story is checked again after axe passed in light, with their names in reports; the accessibility declaration lists them. */
export const CHECKED_MODES = { dark: 'sombre', forcedColors: 'couleurs forcées', reflow: '320 px' } as const;

/** The narrowest page, in CSS pixels: 1280 px at 400 % (WCAG 1.4.10). */
export const REFLOW_WIDTH = 320;
