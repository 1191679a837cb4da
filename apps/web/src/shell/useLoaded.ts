import { type ComponentType, useEffect, useState } from 'react';

/** A component read when it is first needed; without network nothing breaks, and the next need tries again. */
export function useLoaded(
  load: () => Promise<{ default: ComponentType }>,
  { isNeeded, need }: { isNeeded: boolean; need: unknown },
): ComponentType | undefined {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!isNeeded || Loaded !== undefined) return;
    load().then(
      (module) => setLoaded(() => module.default),
      () => undefined,
    );
  }, [load, isNeeded, need, Loaded]);
  return Loaded;
}
