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

/** The state of a message to the support. */
export function EtatFilBadge({ etat }: { readonly etat: EtatSupport }): ReactNode {
  const t = useText();
  return <Badge {...LOOKS[etat]}>{t(`supports.bureau.etat.${etat}`)}</Badge>;
}
