import { atom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { refreshIfNeeded } from '../session/call.ts';
import { confirmationAtom, reloginAtom } from '../messages/dialogAtoms.ts';
import { inFlightAtom } from '../messages/inFlight.ts';
import { loadDialogs, loadToasts } from './overlayChunks.ts';
import { toastsAtom } from '../messages/toasts.ts';
import { useLoadedElement } from './useLoadedElement.ts';
import { useOutageToast } from '../messages/useOutageToast.ts';

/** Whatever a dialog may have to tell: a re-login, a question, calls that may last. */
const dialogsToShowAtom = atom((get) => [
  ...(get(reloginAtom) ? [reloginAtom] : []),
  ...(get(confirmationAtom) === null ? [] : [confirmationAtom]),
  ...get(inFlightAtom),
]);

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
  const dialogs = useLoadedElement(loadDialogs, useAtomValue(dialogsToShowAtom));
  const toasts = useLoadedElement(loadToasts, useAtomValue(toastsAtom));
  return (
    <>
      {dialogs}
      {toasts}
    </>
  );
}
