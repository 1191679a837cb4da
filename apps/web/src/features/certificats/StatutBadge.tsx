import type { StatutCertificat } from '@habilis/domain/certificat/statutCertificat';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import type { ReactNode } from 'react';
import { STATUT_CERTIFICAT_LOOKS } from '../../etat/STATUT_CERTIFICAT_LOOKS.ts';

/** How a certificat stands. */
export function StatutBadge({ statut }: { statut: StatutCertificat }): ReactNode {
  const t = useText();
  return <Badge {...STATUT_CERTIFICAT_LOOKS[statut]}>{t(`liste-certificats.statut.${statut}`)}</Badge>;
}
