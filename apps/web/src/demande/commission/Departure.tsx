import type { DecisionCommission } from '@habilis/api/commission/Seance';
import { formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { problemText } from '../../messages/reportError.ts';

const MINUTE_MS = 60_000;

/** When a decision's letter will be sent, or what prevents it. */
export function Departure({ decision, now }: { decision: DecisionCommission; now: number }): ReactNode {
  const t = useText();
  if (decision.obstacle !== null) {
    return (
      <Text as="span" look="small" tone="danger">
        {t('workflow.commission.obstacle', { raison: problemText(decision.obstacle) })}
      </Text>
    );
  }
  const minutes = Math.ceil((Date.parse(decision.envoiLe) - now) / MINUTE_MS);
  return (
    <Text as="span" look="small">
      {minutes > 0
        ? t('workflow.commission.part-dans', { minutes, heure: formatTime(decision.envoiLe) })
        : t('workflow.commission.part')}
    </Text>
  );
}
