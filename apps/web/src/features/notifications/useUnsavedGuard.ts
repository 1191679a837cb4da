import { useText } from '@habilis/i18n/TextProvider';
import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { readToken } from '../../session/token.ts';
import { confirm } from '../../shell/dialogAtoms.ts';
import { askBeforeLeaving } from '../../shell/mayLeave.ts';

/** Asks before what was chosen and not saved is left; nothing of who has no session any more. */
export function useUnsavedGuard(isDirty: boolean): void {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useCallback(
    async () =>
      readToken() === null ||
      confirm({
        title: t('modals.quitter.titre'),
        message: t('compte.notifications.quitter'),
        confirmLabel: t('modals.quitter.partir'),
        cancelLabel: t('modals.quitter.rester'),
      }),
    [t],
  );
  useEffect(() => {
    if (blocker.state === 'blocked') void ask().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker, ask]);
  useEffect(() => askBeforeLeaving(async () => !isDirty || ask()), [isDirty, ask]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
