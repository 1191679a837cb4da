import { type RefCallback, useCallback, useState } from 'react';

/** Its height until it is measured, in pixels. */
const HEADER = 56;

/** Tells whether an element has gone out of sight under the header of the page. */
export function useIsPassed(): [RefCallback<HTMLElement>, boolean] {
  const [isPassed, setPassed] = useState(false);
  const ref = useCallback((element: HTMLElement) => {
    const { documentElement: root } = document;
    const header = Number.parseFloat(getComputedStyle(root).getPropertyValue('--habilis-header-height')) || HEADER;
    const observer = new IntersectionObserver(
      // Below the window it is still to come.
      ([seen]) => seen && setPassed(!seen.isIntersecting && seen.boundingClientRect.top < header),
      { rootMargin: `-${header}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isPassed];
}
