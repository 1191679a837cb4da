import { useText } from '@habilis/i18n/TextProvider';
import { BootBar } from '@habilis/ui/BootBar';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { LATE_MS, useIsLong } from './useIsLong.ts';

/** A page, or the same one with other filters, that is long in coming is told at the edge of the window; what is there stays. */
export function LateBar(): ReactNode {
  const t = useText();
  const isLate = useIsLong(useNavigation().state !== 'idle', LATE_MS);
  if (!isLate) return null;
  return (
    // It stands outside the landmarks, over whatever page there is.
    <div role="status">
      <BootBar label={t('modals.progression.page')} />
    </div>
  );
}
