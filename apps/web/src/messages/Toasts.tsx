import { useText } from '@habilis/i18n/TextProvider';
import { ToastRegion } from '@habilis/ui/ToastRegion';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { closeToast, toastsAtom } from './toasts.ts';

/** The short messages of the app. */
export default function Toasts(): ReactNode {
  const t = useText();
  const severityLabels = {
    success: t('modals.severite.success'),
    info: t('modals.severite.info'),
    warn: t('modals.severite.warn'),
    error: t('modals.severite.error'),
  };
  return (
    <ToastRegion
      label={t('modals.notifications.nom')}
      toasts={useAtomValue(toastsAtom)}
      onClose={closeToast}
      closeLabel={t('modals.fermer')}
      severityLabels={severityLabels}
    />
  );
}
