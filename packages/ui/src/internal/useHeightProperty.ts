import { type RefCallback, useCallback } from 'react';

/** Heights that the page knows of what sticks to its edges, enlarged text and wrapped lines included. */
export type HeightProperty = '--habilis-header-height' | '--habilis-bottom-bar-height';

/** Tells the page how high an element stands, so that nothing else comes under it. */
export function useHeightProperty(property: HeightProperty): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(property);
      };
    },
    [property],
  );
}
