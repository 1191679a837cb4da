import { useText } from '@habilis/i18n/TextProvider';
import { SkeletonShape } from '@habilis/ui/Skeleton';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { pathInApp } from '../session/acting.ts';
import { LATE_MS, useIsLong } from './useIsLong.ts';

/** Whether the next page is slow enough for a placeholder; the same page with other filters keeps its rows. */
function useIsNextLate(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isAway = next !== undefined && pathInApp(next.pathname) !== pathname;
  return useIsLong(isAway, LATE_MS);
}

/** The page, or a placeholder of the next one when it is slow; the current page is hidden and kept, as the person may go back. */
export function PendingPage({ children }: { children: ReactNode }): ReactNode {
  const t = useText();
  const isLate = useIsNextLate();
  return (
    <>
      {isLate && (
        <>
          <VisuallyHidden level={1}>{t('modals.progression.page')}</VisuallyHidden>
          {/* `LateBar` tells it. */}
          <SkeletonShape count={8} />
        </>
      )}
      <div style={{ display: isLate ? 'none' : 'contents' }}>{children}</div>
    </>
  );
}
