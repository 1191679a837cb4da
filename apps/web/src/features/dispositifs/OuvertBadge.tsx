import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { CircleCheck, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';

/** Whether a niveau is open to demandes. */
export function OuvertBadge({ isOuvert }: { isOuvert: boolean }): ReactNode {
  const t = useText();
  return isOuvert ? (
    <Badge tone="success" icon={CircleCheck}>
      {t('dispositifs-niveaux.ouvert')}
    </Badge>
  ) : (
    <Badge tone="neutral" icon={CircleMinus}>
      {t('dispositifs-niveaux.ferme')}
    </Badge>
  );
}
