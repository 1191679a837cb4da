import type { DecisionCommission } from '@habilis/api/commission/Seance';
import { isAnnulable } from '@habilis/domain/commission/isAnnulable';
import { formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { Departure } from '../../../demande/commission/Departure.tsx';
import { Issues } from '../../../demande/commission/Issues.tsx';
import { useHeldDecisions } from '../../../demande/commission/useHeldDecisions.ts';

type Props = {
  readonly decision: DecisionCommission;
  readonly numero: string;
  readonly onChange: () => Promise<unknown>;
};

/** A recorded decision that the commission may still cancel: what it is, when its letter leaves, what may be done (CN12). */
export function HeldDecision({ decision, numero, onChange }: Props): ReactNode {
  const t = useText();
  const held = useHeldDecisions([decision], onChange);
  const mayCancel = isAnnulable(decision, new Date(held.now).toISOString());
  return (
    <>
      <Issues issues={held.issues} nameOf={() => numero} />
      <Callout
        tone="info"
        title={t('workflow.commission.enregistree', {
          decision: t(`workflow.commission.decidee.${decision.decision}`),
        })}
        actions={
          mayCancel && (
            <>
              <Button isBusy={held.isBusy} onPress={() => void held.treat('annuler', [decision])}>
                {t('workflow.commission.annuler-oui', { nombre: 1 })}
              </Button>
              <Button isBusy={held.isBusy} onPress={() => void held.treat('envoyer', [decision])}>
                {t('workflow.commission.envoyer-choisies')}
              </Button>
            </>
          )
        }
      >
        <Stack gap={8}>
          {held.fault !== undefined && <Text tone="danger">{held.fault}</Text>}
          <Departure decision={decision} now={held.now} />
          <Text look="small">
            {t('workflow.commission.enregistree-par', {
              nom: decision.decideurNomPrenom,
              heure: formatTime(decision.priseLe),
            })}
          </Text>
          {decision.motif !== null && <Text>{decision.motif}</Text>}
        </Stack>
      </Callout>
    </>
  );
}
