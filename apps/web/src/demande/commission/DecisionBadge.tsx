import type { DecisionCommission } from '@habilis/api/commission/Seance';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { CalendarClock, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const LOOKS = {
  ACCORDE: { tone: 'success', icon: CircleCheck },
  ACCORDE_SOUS_RESERVE: { tone: 'warning', icon: TriangleAlert },
  AJOURNE: { tone: 'neutral', icon: CalendarClock },
  REFUSE: { tone: 'danger', icon: CircleX },
} as const;

/** A badge with the commission's decision. */
export function DecisionBadge({ decision: { decision } }: { decision: DecisionCommission }): ReactNode {
  const t = useText();
  return <Badge {...LOOKS[decision]}>{t(`workflow.commission.decidee.${decision}`)}</Badge>;
}
