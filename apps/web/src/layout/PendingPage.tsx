import { useText } from '@habilis/i18n/TextProvider';
import { Skeleton } from '@habilis/ui/Skeleton';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { pathInApp } from '../session/acting.ts';
import { LATE_MS, useIsLong } from './useIsLong.ts';

/** Whether another page has been on its way for so long that its place is shown; the same page with other filters keeps its rows. */
function useIsNextLate(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isAway = next !== undefined && pathInApp(next.pathname) !== pathname;
  return useIsLong(isAway, LATE_MS);
}

/** The page, or the shape of the next one when that is long in coming; what stood here is hidden and not lost, as one may turn back. */
export function PendingPage({ children }: { children: ReactNode }): ReactNode {
  const t = useText();
  const isLate = useIsNextLate();
  return (
    <>
      {isLate && (
        <>
          <VisuallyHidden level={1}>{t('modals.progression.page')}</VisuallyHidden>
          <Skeleton label={t('modals.progression.page')} count={8} />
        </>
      )}
      <div style={{ display: isLate ? 'none' : 'contents' }}>{children}</div>
    </>
  );
}
