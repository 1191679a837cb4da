import { type RefObject, useLayoutEffect, useState } from 'react';

/** The inner width of an element at a root text of 16 px, known before the first paint; undefined while it is not shown. */
export function useInlineSize(element: RefObject<HTMLElement | null>): number | undefined {
  const [size, setSize] = useState<number>();
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const read = () => {
      const rootText = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize((current.clientWidth * 16) / rootText || undefined);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
