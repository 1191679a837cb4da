import { useSyncExternalStore } from 'react';

type Followed = { readonly subscribe: (onChange: () => void) => () => void; readonly holds: () => boolean };

/** Each condition is asked for once: what is drawn with every key does not ask again. */
const followed = new Map<string, Followed>();

function follow(condition: string): Followed {
  const query = matchMedia(condition);
  const one = {
    subscribe: (onChange: () => void) => {
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    holds: () => query.matches,
  };
  followed.set(condition, one);
  return one;
}

/** Whether a condition on the window holds, such as `media.phone`; also because of zoom. */
export function useMedia(condition: string): boolean {
  const { subscribe, holds } = followed.get(condition) ?? follow(condition);
  return useSyncExternalStore(subscribe, holds);
}
