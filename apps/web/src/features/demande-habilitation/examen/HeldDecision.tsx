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
import type { HeldDecisions } from '../../../demande/commission/useHeldDecisions.ts';
import { PageBar } from '../../../document/PageBar.tsx';

type Props = {
  readonly decision: DecisionCommission;
  readonly held: HeldDecisions;
};

/** A recorded decision that the commission may still cancel: what it is, who took it, when its letter leaves (CN12). */
export function HeldDecision({ decision, held, numero }: Props & { readonly numero: string }): ReactNode {
  const t = useText();
  return (
    <>
      <Issues issues={held.issues} nameOf={() => numero} />
      <Callout
        tone="info"
        title={t('workflow.commission.enregistree', {
          decision: t(`workflow.commission.decidee.${decision.decision}`),
        })}
      >
        <Stack gap={8}>
          {held.fault !== undefined && <Text tone="danger">{held.fault}</Text>}
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

/** The same in the bar of the page, wherever one reads: when the letter leaves, and what may be done until then. */
export function HeldDecisionBar({ decision, held }: Props): ReactNode {
  const t = useText();
  const mayCancel = isAnnulable(decision, new Date(held.now).toISOString());
  return (
    <PageBar status={<Departure decision={decision} now={held.now} />}>
      {mayCancel && (
        <>
          <Button isBusy={held.isBusy} onPress={() => void held.treat('annuler', [decision])}>
            {t('workflow.commission.annuler-oui', { nombre: 1 })}
          </Button>
          <Button isBusy={held.isBusy} onPress={() => void held.treat('envoyer', [decision])}>
            {t('workflow.commission.envoyer-choisies')}
          </Button>
        </>
      )}
    </PageBar>
  );
}
