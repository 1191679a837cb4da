import { useText } from '@habilis/i18n/TextProvider';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../../shell/dialogAtoms.ts';
import type { DemandeDocument } from './demandeDocument.ts';

/** Saves before a page is left; asks only when that fails. What was typed stays in this browser anyway. */
export function useLeaveGuard({ isDirty, flush }: DemandeDocument): void {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== '/connexion',
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const ask = () =>
      confirm({
        title: t('modals.quitter.titre'),
        message: t('modals.quitter.message'),
        confirmLabel: t('modals.quitter.partir'),
        cancelLabel: t('modals.quitter.rester'),
      });
    void flush()
      .then(() => true, ask)
      .then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker, flush, t]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
