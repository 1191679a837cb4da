import { showBrand } from './brands.ts';

/** Applies the toolbar's theme, contrast, text size and brand to the page. */
export function showTheme(globals: Readonly<Record<string, unknown>>): void {
  const { dataset, style } = document.documentElement;
  const { theme: asked = 'light', textSize = '100%' } = globals as { theme?: string; textSize?: string };
  const [theme = 'light', contrast] = asked.split('-');
  dataset['theme'] = theme;
  if (contrast === undefined) delete dataset['contrast'];
  else dataset['contrast'] = 'more';
  style.fontSize = textSize;
  showBrand(globals['brand']);
}
