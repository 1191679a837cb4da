import { useEffect, useEffectEvent } from 'react';
import { media } from '../../theme/media.ts';

/** Calls back when the screen becomes wide enough for the navigation to stand in the page. */
export function useWhenWide(onWide: () => void): void {
  const tell = useEffectEvent((isNarrow: boolean) => !isNarrow && onWide());
  useEffect(() => {
    const narrow = matchMedia(media.drawer);
    const look = () => tell(narrow.matches);
    narrow.addEventListener('change', look);
    return () => narrow.removeEventListener('change', look);
  }, []);
}
