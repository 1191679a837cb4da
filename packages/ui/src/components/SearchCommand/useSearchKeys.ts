import { type RefObject, useEffect, useEffectEvent } from 'react';

const TYPED_IN = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';

/** Opens the search from anywhere: Ctrl or ⌘ with K, or `/` outside a field where keys of one letter are in use; in its own field while that is empty, as when the page it led to is awaited. */
export function useSearchKeys(
  root: RefObject<HTMLElement | null>,
  { hasSingleKeys, onOpen }: { hasSingleKeys: () => boolean; onOpen: () => void },
): void {
  const isTypedIn = ({ target }: KeyboardEvent) => {
    const place = target instanceof Element ? target.closest(TYPED_IN) : null;
    return (
      place !== null && !(place instanceof HTMLInputElement && place.value === '' && root.current?.contains(place))
    );
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTypedIn(event) && hasSingleKeys();
    // Behind a dialog there is nothing to open.
    if ((!isCommand && !isSlash) || root.current?.closest('[inert], [aria-hidden="true"]') !== null) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
