import { useText } from '@habilis/i18n/TextProvider';
import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { readToken } from '../../session/token.ts';
import { confirm } from '../../shell/dialogAtoms.ts';
import { askBeforeLeaving } from '../../shell/mayLeave.ts';

/** Asks before what is typed is lost, wherever one goes; nothing of who has no session any more. */
export function useUnsavedGuard(isDirty: RefObject<boolean>): void {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty.current && currentLocation.pathname !== nextLocation.pathname && readToken() !== null,
  );
  useEffect(() => {
    const ask = () =>
      confirm({
        title: t('dispositifs-niveaux.quitter.titre'),
        message: t('dispositifs-niveaux.quitter.message'),
        confirmLabel: t('modals.quitter.partir'),
        cancelLabel: t('modals.quitter.rester'),
      });
    if (blocker.state === 'blocked') void ask().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
    return askBeforeLeaving(async () => !isDirty.current || ask());
  }, [blocker, isDirty, t]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
