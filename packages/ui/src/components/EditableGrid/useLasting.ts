import { useInsertionEffect, useRef, useState } from 'react';

/** A function that never changes and does what the last one given does: what takes it is not drawn again for it. */
export function useLasting<A extends unknown[]>(act: (...told: A) => void): (...told: A) => void {
  const latest = useRef(act);
  useInsertionEffect(() => {
    latest.current = act;
  });
  const [lasting] = useState(
    () =>
      (...told: A) =>
        latest.current(...told),
  );
  return lasting;
}
