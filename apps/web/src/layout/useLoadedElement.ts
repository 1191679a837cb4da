import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

/** What a component shows, read when there is first something to show; without network nothing breaks, and the next thing to show tries again. */
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
