import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

/** A component's element, its code loaded when first shown; without network nothing breaks, and the next time tries again. */
export function useLoadedElement(
  load: () => Promise<{ default: ComponentType }>,
  toShow: readonly unknown[],
): ReactNode {
  const [element, setElement] = useState<ReactNode>(null);
  useEffect(() => {
    if (toShow.length === 0 || element !== null) return;
    load().then(
      (module) => setElement(createElement(module.default)),
      () => undefined,
    );
  }, [load, toShow, element]);
  return element;
}
