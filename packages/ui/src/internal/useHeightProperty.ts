import { type RefCallback, useCallback } from 'react';

/** Heights of what sticks to the edges of the page, with enlarged text and wrapped lines. */
export type HeightProperty = '--habilis-header-height' | '--habilis-bottom-bar-height' | '--habilis-toasts-height';

/** How much of the screen each covers from its edge; the bar stands above the end of the page once that is in sight. */
const HEIGHTS: Readonly<Record<HeightProperty, (element: HTMLElement) => number>> = {
  '--habilis-header-height': (element) => element.offsetHeight,
  '--habilis-bottom-bar-height': (element) => {
    const taken = window.innerHeight - element.getBoundingClientRect().top;
    return Math.round(Math.min(Math.max(taken, 0), window.innerHeight / 2));
  },
  '--habilis-toasts-height': (element) =>
    element.offsetHeight === 0 ? 0 : Math.round(window.innerHeight - element.getBoundingClientRect().top),
};

/** Publishes how much room an element takes at an edge of the screen, so that nothing else covers it. */
export function useHeightProperty(property: HeightProperty): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      const { style } = document.documentElement;
      const measure = () => {
        // At the lower edge it covers what scrolls under it; else it stands in the page.
        if (property === '--habilis-bottom-bar-height')
          element.toggleAttribute('data-resting', element.getBoundingClientRect().bottom < window.innerHeight - 1);
        const height = `${HEIGHTS[property](element)}px`;
        // Every element inherits it: written only when it changes.
        if (style.getPropertyValue(property) !== height) style.setProperty(property, height);
      };
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      observer.observe(document.body);
      window.addEventListener('scroll', measure, { passive: true });
      window.addEventListener('resize', measure);
      return () => {
        observer.disconnect();
        window.removeEventListener('scroll', measure);
        window.removeEventListener('resize', measure);
        style.removeProperty(property);
      };
    },
    [property],
  );
}
