import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { refreshIfNeeded } from '../session/call.ts';
import { confirmationAtom, reloginAtom } from './dialogAtoms.ts';
import { inFlightAtom } from './inFlight.ts';
import { toastsAtom } from './toasts.ts';
import { useLoaded } from './useLoaded.ts';
import { useOutageToast } from './useOutageToast.ts';

// Not loaded with the sign-in page; the shell of the role areas brings both, so that an outage finds them there.
const loadDialogs = () => import('./SharedDialogs.tsx');
const loadToasts = () => import('./Toasts.tsx');

/** A tab that one comes back to looks at its token first (wire, Refresh). */
function useRefreshOnFocus(): void {
  useEffect(() => {
    const refresh = () => void refreshIfNeeded();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, []);
}

/** Messages and dialogs over any page; beside the router, so that they show while the first page is still being read. */
export function Overlays(): ReactNode {
  useOutageToast();
  useRefreshOnFocus();
  const isRelogin = useAtomValue(reloginAtom);
  const confirmation = useAtomValue(confirmationAtom);
  const calls = useAtomValue(inFlightAtom);
  const toasts = useAtomValue(toastsAtom);
  const Dialogs = useLoaded(loadDialogs, {
    isNeeded: isRelogin || confirmation !== null || calls.length > 0,
    need: calls,
  });
  const Toasts = useLoaded(loadToasts, { isNeeded: toasts.length > 0, need: toasts });
  return (
    <>
      {Dialogs !== undefined && <Dialogs />}
      {Toasts !== undefined && <Toasts />}
    </>
  );
}
