import type { EtatSupport } from '@habilis/domain/assistance/etatsSupport';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { CircleCheck, CircleDot, Inbox, Reply } from 'lucide-react';
import type { ReactNode } from 'react';

const LOOKS = {
  NOUVEAU: { tone: 'warning', icon: Inbox },
  EN_COURS: { tone: 'info', icon: CircleDot },
  REPONDU: { tone: 'success', icon: Reply },
  CLOS: { tone: 'neutral', icon: CircleCheck },
} as const;

/** The state of a message to the support; what is new to the support is received to its sender. */
export function EtatFilBadge({
  etat,
  isOfSender = false,
}: {
  readonly etat: EtatSupport;
  /** Whether the sender reads it. @default false */
  readonly isOfSender?: boolean;
}): ReactNode {
  const t = useText();
  if (isOfSender && etat === 'NOUVEAU')
    return (
      <Badge tone="neutral" icon={Inbox}>
        {t('supports.miens.recu')}
      </Badge>
    );
  return <Badge {...LOOKS[etat]}>{t(`supports.bureau.etat.${etat}`)}</Badge>;
}
