import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Import } from 'lucide-react';
import type { ReactNode } from 'react';

/** That a certificat was taken over from a former register (C1143). */
export function ReprisBadge(): ReactNode {
  const t = useText();
  return (
    <Badge tone="neutral" icon={Import}>
      {t('liste-certificats.repris')}
    </Badge>
  );
}
