import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CommandGroup, type CommandItem, type CommandOption, optionsOf } from './CommandGroups.tsx';

interface Given {
  /** Begins the ids of the lines. */
  prefix: string;
  field: RefObject<HTMLInputElement | null>;
  /** Holds the button that opens the search on a phone. */
  opener: RefObject<HTMLElement | null>;
  typed: string;
  groups: readonly CommandGroup[];
  isBusy: boolean;
  /** Searches again what failed. */
  retry: (() => void) | undefined;
  onType: (typed: string) => void;
  onOpen: ((item: CommandItem) => void) | undefined;
}

/** Whether a search is open, its chosen line, and what its keys do. */
export function useCommand({ prefix, field, opener, typed, groups, isBusy, retry, onType, onOpen }: Given) {
  const [isOpen, setOpen] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** Enter was typed before the answer. */
  const isAwaited = useRef(false);
  const options = isOpen ? optionsOf(groups) : [];
  const active = options.find(({ id }) => id === chosenId) ?? options[0];

  const show = () => setOpen(true);
  const open = () => {
    // Shown at once: a phone brings its keyboard only for a field focused during the press.
    flushSync(show);
    field.current?.focus();
    field.current?.select();
  };
  const close = () => {
    isAwaited.current = false;
    setOpen(false);
    setChosenId(null);
  };
  /** On a phone the field goes with its results: the focus comes back to the button that opened it. */
  const leave = () => {
    flushSync(close);
    (field.current?.checkVisibility() ? field.current : opener.current?.querySelector('button'))?.focus();
  };
  const type = (text: string) => {
    isAwaited.current = false;
    setChosenId(null);
    show();
    onType(text);
  };
  const follow = ({ item }: CommandOption, isApart: boolean) => {
    if (item !== null) onOpen?.(item);
    if (isApart) return;
    close();
    onType('');
  };
  const openActive = (isApart: boolean) => {
    const anchor = active === undefined ? null : document.getElementById(prefix + active.id);
    if (!(anchor instanceof HTMLAnchorElement) || active === undefined) return;
    if (isApart) {
      follow(active, true);
      window.open(anchor.href, '_blank', 'noopener');
    } else anchor.click();
  };
  const answered = useEffectEvent(() => {
    const isWanted = isAwaited.current && retry === undefined;
    isAwaited.current = false;
    if (isWanted) openActive(false);
  });
  useEffect(() => {
    if (!isBusy) answered();
  }, [isBusy]);

  const move = (by: 1 | -1) => {
    isAwaited.current = false;
    if (!isOpen) {
      show();
      return;
    }
    const at = options.findIndex(({ id }) => id === active?.id);
    const next = options[(at + by + options.length) % options.length];
    if (next === undefined) return;
    setChosenId(next.id);
    document.getElementById(prefix + next.id)?.scrollIntoView({ block: 'nearest' });
  };
  const enter = (isApart: boolean) => {
    if (!isOpen) show();
    else if (isBusy && chosenId === null) isAwaited.current = true;
    else if (retry !== undefined && options.length === 0) retry();
    else openActive(isApart);
  };
  const escape = () => {
    if (isOpen) leave();
    else onType('');
  };
  /** What a key does; undefined when nothing. */
  const effectOf = ({ key, target, ctrlKey, metaKey }: KeyboardEvent): (() => void) | undefined => {
    const isInField = target === field.current;
    if (key === 'Escape') return isOpen || (isInField && typed !== '') ? escape : undefined;
    if (!isInField) return undefined;
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    return key === 'Enter' ? () => enter(ctrlKey || metaKey) : undefined;
  };
  const press = (event: KeyboardEvent) => {
    const effect = event.nativeEvent.isComposing ? undefined : effectOf(event);
    if (effect === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    effect();
  };
  return {
    isOpen,
    hasOptions: options.length > 0,
    activeId: active?.id,
    show,
    open,
    close,
    leave,
    type,
    follow,
    press,
  };
}
