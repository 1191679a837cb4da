import { type RefCallback, useCallback, useState } from 'react';

/** Whether a scrolling element hides content before and after what is in sight. */
export interface ScrollEdges {
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

/** Tells at which ends a scrolling element hides part of its first child, whose size it follows: top and bottom, or the sides. */
export function useScrollEdges(axis: 'block' | 'inline' = 'block'): [RefCallback<HTMLElement>, ScrollEdges] {
  const [edges, setEdges] = useState<ScrollEdges>({ hasBefore: false, hasAfter: false });
  const ref = useCallback(
    (element: HTMLElement) => {
      const measure = () => {
        const [start, shown, whole] =
          axis === 'block'
            ? [element.scrollTop, element.clientHeight, element.scrollHeight]
            : [Math.abs(element.scrollLeft), element.clientWidth, element.scrollWidth];
        const hasBefore = start >= 1;
        // Sizes are rounded, positions are not.
        const hasAfter = start + shown < whole - 1;
        setEdges((before) =>
          before.hasBefore === hasBefore && before.hasAfter === hasAfter ? before : { hasBefore, hasAfter },
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
    },
    [axis],
  );
  return [ref, edges];
}
