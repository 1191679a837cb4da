import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { readToken } from '../session/token.ts';
import { confirm } from '../messages/dialogAtoms.ts';
import { askBeforeLeaving } from '../session/mayLeave.ts';

type Leaving = {
  readonly isDirty: () => boolean;
  /** Saves what is left; rejects when it cannot be. Without it, what is left is lost. */
  readonly flush?: () => Promise<void>;
};

/** Saves before a page is left or the session ended, and asks before what cannot be saved is lost; whoever is led to the sign-in page without a session was asked before, or could not be. */
export function useLeaveGuard({ isDirty, flush }: Leaving): void {
  const t = useText();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSessionOver = nextLocation.pathname === PATHS.connexion && readToken() === null;
    return isDirty() && currentLocation.pathname !== nextLocation.pathname && !isSessionOver;
  });
  const leave = useCallback(async (): Promise<boolean> => {
    const which = flush === undefined ? 'perdre' : 'quitter';
    // What saves itself stands in this browser until one signs in again; what does not is lost all the same.
    const ask = () =>
      (flush !== undefined && readToken() === null) ||
      confirm({
        title: t(`modals.${which}.titre`),
        message: t(`modals.${which}.message`),
        confirmLabel: t('modals.quitter.partir'),
        cancelLabel: t('modals.quitter.rester'),
      });
    return flush === undefined ? ask() : flush().then(() => true, ask);
  }, [flush, t]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void leave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker, leave]);
  useEffect(() => askBeforeLeaving(async () => !isDirty() || leave()), [isDirty, leave]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
