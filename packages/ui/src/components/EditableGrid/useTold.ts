import { useInsertionEffect, useRef } from 'react';

/** Handlers that find the rows as they are judged: what was written before is told first, then the handler of what is drawn since answers. */
export function useTold<H extends Record<string, (event: never) => void>>(handlers: H, tellFirst: () => void): H {
  const latest = useRef(handlers);
  useInsertionEffect(() => {
    latest.current = handlers;
  });
  const entries = Object.keys(handlers).map((name) => [
    name,
    (event: never) => {
      tellFirst();
      latest.current[name]?.(event);
    },
  ]);
  return Object.fromEntries(entries) as H;
}
