import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import type { ReactNode } from 'react';
import type { Points } from './usePoints.ts';

/** How many points are gathered, in the action bar: it leads to them; absent without a point. */
export function PointsCounter({ points, onGo }: { points: Points; onGo: () => void }): ReactNode {
  const t = useText();
  const nombre = points.points.length;
  if (nombre === 0) return null;
  return (
    <Button variant="quiet" onPress={onGo}>
      {t('workflow.lecture.points', { nombre })}
    </Button>
  );
}
