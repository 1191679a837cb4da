import type { DecisionCommission } from '@habilis/api/commission/Seance';
import { changementWords } from '@habilis/i18n/changementWords';
import { formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { problemText } from '../../messages/reportError.ts';

const MINUTE_MS = 60_000;

/** When a decision's letter will be sent, or what prevents it. */
export function Departure({ decision, now }: { decision: DecisionCommission; now: number }): ReactNode {
  const t = useText();
  if (decision.obstacle !== null) {
    return (
      <Stack gap={0}>
        <Text as="span" look="small" tone="danger">
          {t('workflow.commission.obstacle', { raison: problemText(decision.obstacle) })}
        </Text>
        {decision.changements.map((one) => (
          <Text key={one.champ} as="span" look="small">
            {changementWords(t, one)}
          </Text>
        ))}
      </Stack>
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
