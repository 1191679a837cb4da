import { useText } from '@habilis/i18n/TextProvider';
import { BootBar } from '@habilis/ui/BootBar';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { LATE_MS, useIsLong } from './useIsLong.ts';

/** A thin bar at the window's edge while a page, or its new filters, is slow to load; the current content stays. */
export function LateBar(): ReactNode {
  const t = useText();
  const isLate = useIsLong(useNavigation().state !== 'idle', LATE_MS);
  if (!isLate) return null;
  return (
    // Outside the landmarks, over any page.
    <div role="status">
      <BootBar label={t('modals.progression.page')} />
    </div>
  );
}
