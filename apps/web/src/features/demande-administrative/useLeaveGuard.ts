import { useText } from '@habilis/i18n/TextProvider';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../../shell/dialogAtoms.ts';

/** Asks before a page is left while something is not stored yet; what was typed stays in this browser anyway. */
export function useLeaveGuard(isDirty: () => boolean): void {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== '/connexion',
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: t('modals.quitter.titre'),
      message: t('modals.quitter.message'),
      confirmLabel: t('modals.quitter.partir'),
      cancelLabel: t('modals.quitter.rester'),
    }).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker, t]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
