import type { Role } from '@habilis/api/role/Role';
import { useState } from 'react';
import { keepLocally, readLocally } from '../session/keptLocally.ts';

/** The groups of the menu that are folded under a kind of role, kept in this browser. */
export function useFoldedGroups({ type }: Role): {
  readonly folded: readonly string[];
  readonly onFold: (folded: readonly string[]) => void;
} {
  const key = `habilis-menu-${type}`;
  const [kept, setKept] = useState(() => ({ key, text: readLocally(key) }));
  const { text } = kept.key === key ? kept : { text: readLocally(key) };
  return {
    folded: text?.split(' ') ?? [],
    onFold: (folded) => {
      const next = folded.length === 0 ? null : folded.join(' ');
      keepLocally(key, next);
      setKept({ key, text: next });
    },
  };
}
