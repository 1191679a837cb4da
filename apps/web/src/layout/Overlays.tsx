import { atom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { refreshIfNeeded } from '../session/call.ts';
import { confirmationAtom, reloginAtom } from '../messages/dialogAtoms.ts';
import { inFlightAtom } from '../messages/inFlight.ts';
import { loadDialogs, loadToasts } from './overlayChunks.ts';
import { toastsAtom } from '../messages/toasts.ts';
import { useLoadedElement } from './useLoadedElement.ts';
import { useOutageToast } from '../messages/useOutageToast.ts';

/** Not empty when a dialog may be needed: a re-login, a question, or calls that may be slow. */
const dialogsToShowAtom = atom((get) => [
  ...(get(reloginAtom) ? [reloginAtom] : []),
  ...(get(confirmationAtom) === null ? [] : [confirmationAtom]),
  ...get(inFlightAtom),
]);

/** When the person comes back to this tab, its token is checked first (rules/wire#refresh). */
function useRefreshOnFocus(): void {
  useEffect(() => {
    const refresh = () => void refreshIfNeeded();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, []);
}

/** Messages and dialogs over any page; outside the router, so that they show even while the first page loads. */
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
