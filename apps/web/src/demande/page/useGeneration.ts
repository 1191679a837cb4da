import { useState } from 'react';

type Read = { readonly demande: { readonly id: number | null }; readonly readAt: number };

/** What a page shows of what its loader reads: its form restarts when it is read again on purpose, or for another demande, and not whenever the router reads. */
export function useGeneration<R extends Read>(read: R) {
  const [shown, setShown] = useState(read);
  const [isReread, setReread] = useState(false);
  if (shown !== read && (isReread || shown.demande.id !== read.demande.id)) {
    setReread(false);
    setShown(read);
  }
  return {
    shown,
    key: `${shown.demande.id ?? 'nouvelle'}-${shown.readAt}`,
    isReread,
    /** The next reading is shown. */
    begin: () => setReread(true),
  };
}
