import { type RefCallback, useCallback, useState } from 'react';

/** Whether what scrolls goes on above and below what is in sight. */
export interface ScrollEdges {
  readonly hasAbove: boolean;
  readonly hasBelow: boolean;
}

/** Tells on which edges a scrolling element hides a part of its first child, whose height it follows. */
export function useScrollEdges(): [RefCallback<HTMLElement>, ScrollEdges] {
  const [edges, setEdges] = useState<ScrollEdges>({ hasAbove: false, hasBelow: false });
  const ref = useCallback((element: HTMLElement) => {
    const measure = () => {
      const hasAbove = element.scrollTop > 0;
      // Heights are rounded, places are not.
      const hasBelow = element.scrollTop + element.clientHeight < element.scrollHeight - 1;
      setEdges((before) =>
        before.hasAbove === hasAbove && before.hasBelow === hasBelow ? before : { hasAbove, hasBelow },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return [ref, edges];
}
