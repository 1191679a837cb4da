import { media } from '@habilis/ui/theme/media';
import { useSyncExternalStore } from 'react';

const query = window.matchMedia(media.phone);
const subscribe = (onChange: () => void) => {
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window is as narrow as a phone's, also because of zoom. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
