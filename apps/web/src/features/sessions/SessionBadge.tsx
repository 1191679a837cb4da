import type { SessionEtat } from '@habilis/domain/session-certification/etats';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import type { ReactNode } from 'react';
import { ETAT_SESSION_LOOKS } from '../../etat/ETAT_SESSION_LOOKS.ts';

/** The state of a session. */
export function SessionBadge({ etat }: { etat: SessionEtat }): ReactNode {
  const t = useText();
  return <Badge {...ETAT_SESSION_LOOKS[etat]}>{t(`sessions-certification.etat.${etat}`)}</Badge>;
}
