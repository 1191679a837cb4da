import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Says a text that takes another's place: the one that a page comes with is read where it stands, and not said over its title. */
export function useAnnounceChange(text: string | undefined, isNews = true): void {
  const last = useRef(text);
  useEffect(() => {
    if (text === undefined || text === last.current) return;
    const isFirst = last.current === undefined;
    last.current = text;
    if (!isFirst && isNews) announce(text);
  }, [text, isNews]);
}
