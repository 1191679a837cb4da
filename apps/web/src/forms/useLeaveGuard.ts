import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { useEffect, useEffectEvent } from 'react';
import { type Location, useBlocker } from 'react-router';
import { readToken } from '../session/token.ts';
import { confirm } from '../messages/dialogAtoms.ts';
import { askBeforeLeaving } from '../session/mayLeave.ts';

type Leaving = {
  readonly isDirty: () => boolean;
  /** Saves what is pending; rejects when it cannot. Without it, pending values are lost. */
  readonly flush?: () => Promise<void>;
  /** The value of the address's search by which its page shows something else in place of this. */
  readonly search?: string;
};

/** Saves before a page is left or the session ends, and asks before unsaved values are lost; does not ask when led to sign-in without a session: it was done before, or is impossible. */
export function useLeaveGuard({ isDirty, flush, search }: Leaving): void {
  const t = useText();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSessionOver = nextLocation.pathname === PATHS.connexion && readToken() === null;
    const shown = ({ pathname, search: all }: Location) =>
      `${pathname} ${search === undefined ? '' : new URLSearchParams(all).get(search)}`;
    return isDirty() && shown(currentLocation) !== shown(nextLocation) && !isSessionOver;
  });
  // Callers give new functions at each render: what is registered stays, and asks the latest ones.
  const leave = useEffectEvent(async (): Promise<boolean> => {
    const which = flush === undefined ? 'perdre' : 'quitter';
    // Autosaved values stay in this browser until the next sign-in; others are lost anyway.
    const ask = () =>
      (flush !== undefined && readToken() === null) ||
      confirm({
        title: t(`modals.${which}.titre`),
        message: t(`modals.${which}.message`),
        confirmLabel: t('modals.quitter.partir'),
        cancelLabel: t('modals.quitter.rester'),
      });
    return flush === undefined ? ask() : flush().then(() => true, ask);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isLatest = true;
    void leave().then((leaves) => {
      // Whoever leaves again meanwhile is asked anew.
      if (isLatest) (leaves ? blocker.proceed : blocker.reset)();
    });
    return () => {
      isLatest = false;
    };
  }, [blocker]);
  const mayGo = useEffectEvent(async () => !isDirty() || leave());
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => onUnload(event);
    const withdraw = askBeforeLeaving(() => mayGo());
    addEventListener('beforeunload', ask);
    return () => {
      withdraw();
      removeEventListener('beforeunload', ask);
    };
  }, []);
}
